import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@/brand/brand';
import { reasons, whyChooseUs } from '@/content/home';
import { Section } from '@/ui/Section';

const { heading, text } = whyChooseUs;

/** Five large figures on the dark background. */
export function WhyUs() {
  return (
    <Section background={brand.colors.secondary.dark} sx={{ color: '#fff' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
          gap: { xs: '4rem 3.2rem', lg: '6.4rem 4.8rem' },
        }}
      >
        <div>
          <Typography variant="h2">{heading}</Typography>
          <Typography sx={{ mt: 2, color: brand.colors.onDark.text }}>{text}</Typography>
        </div>
        {reasons.map(({ figure, title, text: reason }) => (
          <Box key={title} sx={{ pt: '2.4rem', borderTop: '1px solid rgb(255 255 255 / 24%)' }}>
            <Box
              component="p"
              sx={{
                m: 0,
                color: brand.colors.onDark.accent,
                fontSize: 'h2.fontSize',
                fontWeight: 600,
                lineHeight: 1.2,
              }}
            >
              {figure}
            </Box>
            <Typography variant="h4" component="h3" sx={{ mt: '1.6rem' }}>
              {title}
            </Typography>
            <Typography sx={{ mt: '0.8rem', color: brand.colors.onDark.text }}>{reason}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
