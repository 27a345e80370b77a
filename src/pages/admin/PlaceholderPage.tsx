import Typography from '@mui/material/Typography';

/** A page that the specification reserves for later: its heading and a line that says so. */
export function PlaceholderPage({ heading }: { heading: string }) {
  return (
    <>
      <Typography variant="h2" component="h1">
        {heading}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        There is nothing here yet.
      </Typography>
    </>
  );
}
