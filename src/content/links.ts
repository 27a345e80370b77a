/** Texts for a link with a token that mail programs or people have changed on its way, or that has none any more. */
export const linkCopy = {
  lost: 'If you have just opened it: the link was changed on its way, and the part that says what it opens is missing.',
  changed: 'This link was changed on its way and is not complete, so nothing can be opened with it.',
  whatToDo:
    'Open it again in the message that you were sent. If it is cut there, copy all of it, also what is in the next line, and paste it here.',
  paste: 'The whole link',
  open: 'Open the link',
  noLink:
    'No whole link is in this text. Copy it from its beginning to its end, or ask whoever sent it for a new one.',
} as const;
