import Box from '@mui/material/Box';
import { brand } from '@/brand/brand';
import { servicesGrid } from '@/content/home';
import { serviceCards } from '@/content/serviceLinks';
import { Section } from '@/ui/Section';
import { ServiceCard } from './ServiceCard';

const { anchor, heading, text } = servicesGrid;

export function ServicesGrid() {
  return (
    <Section
      id={anchor}
      heading={heading}
      lead={text}
      background={brand.colors.tint}
      sx={{ scrollMarginTop: '-0.8rem', outline: 'none' }} // its background begins where the bar ends
    >
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
          gap: '1px',
          m: 0,
          p: '1px',
          bgcolor: 'divider',
          listStyle: 'none',
        }}
      >
        {serviceCards.map((card) => (
          <ServiceCard key={card.slug} card={card} />
        ))}
      </Box>
    </Section>
  );
}
