/** The style of a select of few words within a line of text: the browser's own. */
export const plainSelect = {
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'background.paper',
  minHeight: '3.2rem',
  maxWidth: '100%',
  ml: 1,
  px: 0.5,
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: 1,
} as const;
