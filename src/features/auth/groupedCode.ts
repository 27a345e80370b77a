/** A recovery code as it is shown: four groups of four characters. */
export const groupedCode = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');
