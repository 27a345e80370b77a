import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { company } from '@/brand/company';
import { companyCopy } from '@/content/company';
import { plainList } from '@/ui/plainList';
import { Section } from '@/ui/Section';

const { heading, lead } = companyCopy.people;

/** Who decides what, and where. */
export function People() {
  return (
    <Section id="people" heading={heading} lead={lead}>
      <Box
        component="ul"
        sx={{
          ...plainList,
          display: 'grid',
          gap: '2.4rem 3.2rem',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {company.people.map(({ name, role, office }) => (
          <Box
            component="li"
            key={name}
            sx={{ pt: 1.5, borderTop: '2px solid', borderColor: 'primary.main', breakInside: 'avoid' }}
          >
            <Typography variant="h4" component="h3" translate="no">
              {name}
            </Typography>
            <Typography>{role}</Typography>
            <Typography color="textSecondary">{office}</Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
