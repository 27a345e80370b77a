import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths, quoteFor } from '@/config/paths';
import { quotePageCopy } from '@/content/quotes';
import { serviceButtons, type ServiceSlug } from '@/content/services';

const outlined = {
  color: '#fff',
  border: '1px solid rgb(255 255 255 / 60%)',
  '&:hover': { borderColor: '#fff', bgcolor: 'rgb(255 255 255 / 10%)' },
};

interface CallToActionProps {
  slug: ServiceSlug;
  heading: string;
  text: string;
}

export function CallToAction({ slug, heading, text }: CallToActionProps) {
  return (
    <Box component="section" aria-labelledby="next-step" sx={{ bgcolor: 'secondary.dark', color: '#fff' }}>
      <Container
        maxWidth="xl"
        sx={{
          py: { xs: '5.6rem', md: '8rem' },
          display: 'grid',
          gap: 4,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
        }}
      >
        <div>
          <Typography variant="h2" id="next-step">
            {heading}
          </Typography>
          <Typography sx={{ mt: 2, maxWidth: '60ch', color: 'rgb(255 255 255 / 84%)' }}>{text}</Typography>
        </div>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
          <Button variant="primary" component={Link} to={quoteFor(slug)}>
            {quotePageCopy.label}
          </Button>
          <Button variant="formBack" component={Link} to={paths.contact} sx={outlined}>
            {serviceButtons.contact}
          </Button>
          <Button variant="formBack" component={Link} to={paths.tracking} sx={outlined}>
            {serviceButtons.track}
          </Button>
        </Stack>
      </Container>
    </Box>
  );
}
