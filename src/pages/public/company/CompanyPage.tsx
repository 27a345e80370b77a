import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { paths } from '@/config/paths';
import { companyBanner, companyCopy } from '@/content/company';
import { Banner } from '@/ui/Banner';
import { BelowFirstView } from '@/ui/BelowFirstView';
import { Section } from '@/ui/Section';
import { Emergency } from './Emergency';
import { Offices } from './Offices';
import { OnPaper } from './OnPaper';
import { People } from './People';

const { sample, write } = companyCopy;

/** Says in plain words that nothing on the page is real, as long as nobody has replaced the company file. */
function SampleNotice() {
  return (
    <Container maxWidth="xl" component="section" aria-labelledby="sample-heading">
      <Box sx={{ mt: { xs: 4, md: 6 }, pl: 3, borderLeft: '4px solid', borderColor: 'primary.main' }}>
        <Typography variant="h4" component="h2" id="sample-heading">
          {sample.heading}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '76ch' }}>
          {sample.text}
        </Typography>
      </Box>
    </Container>
  );
}

/** Where the company is, who answers for what, and what it is on paper; all of it is in `brand/company.ts`. */
export function CompanyPage() {
  return (
    <>
      <Banner title={companyBanner.title} hint={companyBanner.subtitle} />
      {brand.isSample && <SampleNotice />}
      <Offices />
      <BelowFirstView>
        <Emergency />
        <People />
        <OnPaper />
        <Section id="write" heading={write.heading} split>
          <Typography sx={{ mb: 3, maxWidth: '60ch' }}>{write.text}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button component={Link} to={paths.contact} variant="primary">
              {write.contact}
            </Button>
            <Button component={Link} to={paths.quote} variant="formBack">
              {write.quote}
            </Button>
          </Box>
        </Section>
      </BelowFirstView>
    </>
  );
}
