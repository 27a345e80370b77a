export const accordion = {
  borderTop: '1px solid',
  borderColor: 'divider',
  '& details': { borderBottom: '1px solid', borderColor: 'divider' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2.4rem',
    py: '2rem',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'primary.main' },
  },
  '& svg': { color: 'primary.main' },
  '& details:not([open]) svg:last-of-type, & details[open] svg:first-of-type': { display: 'none' },
  '& details > p': { maxWidth: '68ch', pb: '2.8rem' },
} as const;
