import Box from '@mui/material/Box';

/** Shows that the other side is typing. Its space is always reserved, so that nothing shifts. */
export function TypingNote({ text }: { text: string }) {
  return (
    <Box
      role="status"
      sx={{
        flex: 'none',
        minHeight: '2.2rem',
        px: 2,
        fontSize: 'caption.fontSize',
        color: 'text.secondary',
        fontStyle: 'italic',
      }}
    >
      <span>{text}</span>
    </Box>
  );
}
