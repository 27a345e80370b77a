import Box from '@mui/material/Box';

/** Says that the other side is writing. The place is always there: nothing moves when it is filled. */
export function TypingNote({ text }: { text: string }) {
  return (
    <Box
      role="status"
      sx={{
        flex: 'none',
        minHeight: '2.2rem',
        px: 2,
        fontSize: '1.3rem',
        color: 'text.secondary',
        fontStyle: 'italic',
      }}
    >
      <span>{text}</span>
    </Box>
  );
}
