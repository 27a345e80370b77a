// Written by `npm run pictures`.
export const pictures = {} as const;
