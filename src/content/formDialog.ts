/** Texts of every form in a dialog. */
export const formDialogCopy = {
  back: 'What you typed and did not save is back. Please check it.',
  startOver: 'Start over',
  cancel: 'Cancel',
} as const;
