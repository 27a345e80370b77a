/** Whether the page stays in its original language: for all other readers a translator changes it. */
export const readsEnglish = () => /^en\b/i.test(navigator.language);
