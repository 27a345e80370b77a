import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

/** One slim line: on this page, the answer comes first. */
export function TrackBanner() {
  return (
    <Box sx={{ color: '#fff', bgcolor: 'primary.dark' }}>
      <Container
        maxWidth="xl"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          alignItems: 'baseline',
          py: { xs: 1, md: 2.5 },
        }}
      >
        <Typography variant="h3" component="h1">
          Track Your Consignment
        </Typography>
        <Typography sx={{ lineHeight: 1.4 }}>Use your tracking ID below.</Typography>
      </Container>
    </Box>
  );
}
