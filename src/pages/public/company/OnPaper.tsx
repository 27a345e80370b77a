import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@/brand/brand';
import { company } from '@/brand/company';
import type { Paper } from '@/brand/companyTypes';
import { companyCopy } from '@/content/company';
import { Section } from '@/ui/Section';

/** What papers say, each under a line. */
function Papers({ papers }: { papers: readonly Paper[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {papers.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
            columnGap: 4,
            py: 1.5,
            borderTop: '1px solid',
            borderColor: 'divider',
            breakInside: 'avoid',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const { registration, insurance, conditions, certificates } = companyCopy;

/** What the company is on paper: registers, insurance, conditions and certificates. */
export function OnPaper() {
  return (
    <>
      <Section id="registration" heading={registration.heading} split background={brand.colors.tint}>
        <Papers papers={company.registration} />
      </Section>
      <Section id="insurance" heading={insurance.heading} split>
        <Papers papers={company.insurance} />
      </Section>
      <Section id="conditions" heading={conditions.heading} split sx={{ pt: 0 }}>
        <Typography sx={{ mb: 2.5, maxWidth: '68ch' }}>{conditions.text}</Typography>
        <Papers papers={company.conditions.limits} />
        <Typography color="textSecondary" sx={{ mt: 2, maxWidth: '68ch' }}>
          {conditions.more}
        </Typography>
      </Section>
      <Section id="certificates" heading={certificates.heading} split background={brand.colors.tint}>
        <Papers papers={company.certificates} />
      </Section>
    </>
  );
}
