/** Whether the page stays in the language that it is written in: for everybody else a translator changes it. */
export const readsEnglish = () => /^en\b/i.test(navigator.language);
