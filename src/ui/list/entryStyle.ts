/** A row of a short list: a name that takes the room there is, with buttons behind it. */
export const entryStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
