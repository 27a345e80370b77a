import Box from '@mui/material/Box';

const labels = ['Total Consignment', 'Total on Transit', 'Total Added', 'Total Edited'];

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  m: 0,
  fontSize: '1.3rem',
  '& > div': { display: 'flex', gap: 0.5 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
} as const;

/** Four counters that show one number, as the specification has it (decision 005). */
export function Counters({ total }: { total?: number }) {
  return (
    <Box component="dl" sx={styles}>
      {labels.map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{total?.toLocaleString('en') ?? '–'}</dd>
        </div>
      ))}
    </Box>
  );
}
