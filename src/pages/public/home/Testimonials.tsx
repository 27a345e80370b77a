import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { testimonials, testimonialsIntro } from '@/content/home';
import { Carousel } from '@/ui/carousel/Carousel';
import { Section } from '@/ui/Section';
import { Quote } from './Quote';
import { Stars } from './Stars';

const { heading, rating, source } = testimonialsIntro;

const PER_WIDTH = { 0: 1, 3000: 2 };

/** One quote at a time, two on very wide screens (docs/conformance.md, section 9). */
export function Testimonials() {
  return (
    <Section>
      <Typography variant="h2">{heading}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.2rem', mt: 1.5, mb: 4 }}>
        <Stars />
        <Typography color="textSecondary">
          {rating} {source}
        </Typography>
      </Box>
      <Carousel
        label={heading}
        itemsPerWidth={PER_WIDTH}
        items={testimonials.map((testimonial) => (
          <Quote key={testimonial.name} testimonial={testimonial} />
        ))}
      />
    </Section>
  );
}
