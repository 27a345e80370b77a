/** Texts of what stands in the place of a page, or of a part of one, that could not be shown. */
export const errorPageCopy = {
  heading: 'Unexpected Application Error!',
  stack: 'Stack trace',
  home: 'Go to the home page',
  reload: 'Reload',
  list: 'All consignments',
  kept: 'The other pages can be used. What you typed here is kept in this tab: it is back after “Reload”. Owners find the error on the page Health.',
  part: (message: string) =>
    `This part could not be shown. What you typed in it is kept. The error: ${message}`,
} as const;
