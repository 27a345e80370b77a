import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const labels = ['Total Consignment', 'Total on Transit', 'Total Added', 'Total Edited'];

/** Four counters that show one number, as the specification has it (decision 005). */
export function Counters({ total }: { total?: number }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, 1fr)' },
      }}
    >
      {labels.map((label) => (
        <Paper key={label} variant="outlined" sx={{ px: 2, py: 1.25 }}>
          <Typography color="textSecondary" variant="body2">
            {label}
          </Typography>
          <Typography sx={{ fontSize: '2.2rem', lineHeight: 1.3, fontWeight: 600 }}>
            {total?.toLocaleString('en') ?? '–'}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
