import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@/brand/brand';
import { singleSource } from '@/content/about';
import { Section } from '@/ui/Section';

const { heading, paragraphs, headquartersLabel, headquarters } = singleSource;

export function SingleSource() {
  return (
    <Section id="single-source" heading={heading} background={brand.colors.tint} split>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 2.5, maxWidth: '68ch' }}>
          {paragraph}
        </Typography>
      ))}
      <Box
        component="address"
        sx={{ mt: 5, pl: 3, borderLeft: '4px solid', borderColor: 'primary.main', fontStyle: 'normal' }}
      >
        <Typography variant="body2" color="textSecondary">
          {headquartersLabel}
        </Typography>
        <Typography variant="h4" component="p" sx={{ mt: 0.5 }}>
          {brand.legalName}
        </Typography>
        <Typography translate="no">{headquarters}</Typography>
      </Box>
    </Section>
  );
}
