/** Texts of what is around each public page. */
export const layoutCopy = {
  call: 'Call us',
  pause: 'Pause everything that moves',
  play: 'Play everything that moves',
  registered: (year: number, company: string, number: string) =>
    `© ${year} ${company} · Chamber of Commerce ${number}`,
} as const;
