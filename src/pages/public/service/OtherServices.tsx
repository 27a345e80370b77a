import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import {
  neighbourLabels,
  neighboursOf,
  serviceHeadings,
  serviceLinks,
  type ServiceLink,
  type ServiceSlug,
} from '@/content/services';
import { LineIcon } from '@/ui/LineIcon';
import { Section } from '@/ui/Section';

interface OtherServiceProps {
  service: ServiceLink;
  /** Its place beside this service in the menu, if it is there. */
  label: string;
  rel: 'prev' | 'next' | undefined;
}

function OtherService({ service: { path, title, subtitle }, label, rel }: OtherServiceProps) {
  return (
    <Box
      component={Link}
      to={path}
      rel={rel}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        p: { xs: 2.5, md: 3 },
        border: '1px solid',
        borderColor: 'divider',
        color: 'text.primary',
        textDecoration: 'none',
        '& svg': { color: 'primary.main' },
        '&:hover': { borderColor: 'primary.main', bgcolor: 'background.paper' },
      }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {label && (
          <Box component="span" sx={{ display: 'block', fontSize: 'body2.fontSize', color: 'primary.main' }}>
            {label}
          </Box>
        )}
        <Typography variant="h4" component="span" sx={{ display: 'block' }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
          {subtitle}
        </Typography>
      </Box>
      <LineIcon name="arrow" size="2.4rem" />
    </Box>
  );
}

/** All services but this one, in the order of the menu. */
export function OtherServices({ slug }: { slug: ServiceSlug }) {
  const { previous, next } = neighboursOf(slug);
  const placeOf = (other: ServiceSlug) => {
    if (other === previous?.slug) return { label: neighbourLabels.previous, rel: 'prev' as const };
    return other === next?.slug
      ? { label: neighbourLabels.next, rel: 'next' as const }
      : { label: '', rel: undefined };
  };
  return (
    <Section id="other-services" heading={serviceHeadings.otherServices}>
      <Box
        component="nav"
        aria-labelledby="other-services-heading"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {serviceLinks
          .filter((service) => service.slug !== slug)
          .map((service) => (
            <OtherService key={service.slug} service={service} {...placeOf(service.slug)} />
          ))}
      </Box>
    </Section>
  );
}
