/** A number with its word: “1 day”, “12 days”. */
export const counted = (count: number, word: string) =>
  `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;
