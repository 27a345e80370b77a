import Typography from '@mui/material/Typography';

/** Names, once, the time zones that the dates beside it are read in. */
export function ZoneNote({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map((line) => (
        <Typography key={line} color="textSecondary" sx={{ mt: 2, '& + &': { mt: 0 }, fontSize: '1.3rem' }}>
          {line}
        </Typography>
      ))}
    </>
  );
}
