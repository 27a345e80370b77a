/** The beginning of a text, of so many characters at most. None is cut in two: half of one cannot be sent or stored. */
export const firstCharacters = (text: string, most: number): string =>
  Array.from(text).slice(0, most).join('');
