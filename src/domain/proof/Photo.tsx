import Box from '@mui/material/Box';

/** A photograph of a proof, a JPEG in base64. */
export function Photo({ photo, label }: { photo: string; label: string }) {
  return (
    <Box
      component="img"
      src={`data:image/jpeg;base64,${photo}`}
      alt={label}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: '36rem', borderRadius: 1, breakInside: 'avoid' }}
    />
  );
}
