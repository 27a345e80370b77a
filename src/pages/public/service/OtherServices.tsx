import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import {
  neighbourLabels,
  neighboursOf,
  serviceHeadings,
  type Service,
  type ServiceSlug,
} from '@/content/services';
import { LineIcon } from '@/ui/LineIcon';
import { Section } from '@/ui/Section';

interface NeighbourProps {
  service: Service | undefined;
  label: string;
  isNext?: boolean;
}

function Neighbour({ service, label, isNext }: NeighbourProps) {
  if (!service) return null;
  return (
    <Box
      component={Link}
      to={service.path}
      rel={isNext ? 'next' : 'prev'}
      sx={{
        display: 'flex',
        flexDirection: isNext ? 'row' : 'row-reverse',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 3,
        p: { xs: 2.5, md: 4 },
        border: '1px solid',
        borderColor: 'divider',
        color: 'text.primary',
        textDecoration: 'none',
        textAlign: isNext ? 'start' : { xs: 'start', md: 'end' },
        '& svg': { color: 'primary.main', transform: isNext ? undefined : 'scaleX(-1)' },
        '&:hover': { borderColor: 'primary.main', bgcolor: 'background.paper' },
      }}
    >
      <Box component="span" sx={{ flex: 1 }}>
        <Box component="span" sx={{ display: 'block', fontSize: '1.4rem', color: 'text.secondary' }}>
          {label}
        </Box>
        <Typography variant="h3" component="span" sx={{ display: 'block', mt: 0.5 }}>
          {service.title}
        </Typography>
      </Box>
      <LineIcon name="arrow" size="2.8rem" />
    </Box>
  );
}

export function OtherServices({ slug }: { slug: ServiceSlug }) {
  const { previous, next } = neighboursOf(slug);
  return (
    <Section id="other-services" heading={serviceHeadings.otherServices}>
      <Box
        component="nav"
        aria-labelledby="other-services-heading"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Neighbour service={previous} label={neighbourLabels.previous} />
        <Neighbour service={next} label={neighbourLabels.next} isNext />
      </Box>
    </Section>
  );
}
