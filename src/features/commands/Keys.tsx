import Box from '@mui/material/Box';

const key = {
  display: 'inline-block',
  minWidth: '2.4rem',
  px: 0.75,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 0.5,
  font: 'inherit',
  fontSize: '1.3rem',
  lineHeight: 1.6,
  textAlign: 'center',
} as const;

/** Keys that are pressed together. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <Box component="span" translate="no" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {keys.map((name) => (
        <Box component="kbd" key={name} sx={key}>
          {name}
        </Box>
      ))}
    </Box>
  );
}
