import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lifeCycle, lifeCycleIntro } from '@/content/home';
import { Accordion } from '@/ui/Accordion';
import { Picture } from '@/ui/picture/Picture';
import { Section } from '@/ui/Section';

const { heading, text } = lifeCycleIntro;

/** The stages of a project on the right, their purpose on the left. */
export function LifeCycle() {
  return (
    <Section>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
          gap: { xs: '3.2rem', lg: '8rem' },
        }}
      >
        <div>
          <Typography variant="h2">{heading}</Typography>
          <Typography color="textSecondary" sx={{ mt: 2, maxWidth: '48ch' }}>
            {text}
          </Typography>
          <Picture
            name="mission-loading"
            alt=""
            ratio="16 / 10"
            sizes="38vw"
            sx={{ display: { xs: 'none', lg: 'block' }, mt: 4 }}
          />
        </div>
        <Accordion name="life-cycle" items={lifeCycle} />
      </Box>
    </Section>
  );
}
