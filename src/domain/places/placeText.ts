/** A place in one line, as the history writes it. */
export const placeText = ({ city, country }: { city: string; country: string }) => `${city}, ${country}`;
