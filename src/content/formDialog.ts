/** Texts of every form in a dialog. */
export const formDialogCopy = {
  back: 'What you typed and did not save is back. Please check it.',
  startOver: 'Start over',
  cancel: 'Cancel',
  /** In a form that was changed after its answer was lost. */
  stored:
    'The version that you sent before was stored after all. What you have changed since then was not: keep what was stored and correct it in the list, or store this as another one.',
  keepStored: 'Keep what was stored',
  storeAnother: 'Store this as another one',
} as const;
