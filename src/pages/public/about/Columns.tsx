import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface ColumnsProps {
  items: readonly { title: string; text: string }[];
}

/** A few items of equal weight side by side, each below a line. */
export function Columns({ items }: ColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '4rem 3.2rem',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {items.map(({ title, text }) => (
        <Box key={title} sx={{ borderTop: '2px solid', borderColor: 'text.primary', pt: 2.5 }}>
          <Typography variant="h3">{title}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '60ch' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
