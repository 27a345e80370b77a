import Box from '@mui/material/Box';
import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { contactBanner, inquiryCopy } from '@/content/contact';
import { formCopy } from '@/content/forms';
import { ReplyTime } from '@/features/replies/ReplyTime';
import { Banner } from '@/ui/Banner';
import { BelowFirstView } from '@/ui/BelowFirstView';
import { Unanswered } from '@/ui/forms/Unanswered';
import { WithoutScript } from '@/ui/forms/WithoutScript';
import { lazyPart } from '@/ui/loading/lazyPart';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Section } from '@/ui/Section';
import { AddressMap } from './AddressMap';
import { ContactDetails } from './ContactDetails';

const InquiryForm = lazyPart(
  () => import(/* webpackChunkName: "inquiry" */ '@/features/inquiries/InquiryForm'),
  (part) => part.InquiryForm,
);

export function ContactPage() {
  return (
    <>
      <Banner title={contactBanner.title} hint={contactBanner.subtitle} />
      <Section component="div">
        <Box
          sx={{
            display: 'grid',
            rowGap: { xs: 6, lg: 4 },
            columnGap: '9.6rem',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
            gridTemplateRows: { lg: 'auto 1fr' },
            gridTemplateAreas: { xs: '"details" "form" "map"', lg: '"details form" "map form"' },
          }}
        >
          <Box sx={{ gridArea: 'details' }}>
            <ContactDetails />
          </Box>
          <Box component="section" aria-labelledby="inquiry-heading" sx={{ gridArea: 'form' }}>
            <Typography variant="h2" id="inquiry-heading">
              {inquiryCopy.heading}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 2, maxWidth: '60ch' }}>
              {inquiryCopy.text}
            </Typography>
            <Box sx={{ mt: 1, mb: 2 }}>
              <ReplyTime />
            </Box>
            <Typography sx={{ mb: 4 }}>
              <TextLink component={Link} to={paths.quote}>
                {inquiryCopy.quote}
              </TextLink>
            </Typography>
            <Suspense fallback={<LoadingState label={formCopy.loading} minHeight="52rem" />}>
              <BelowFirstView>
                <InquiryForm />
              </BelowFirstView>
            </Suspense>
            <Unanswered />
            <WithoutScript />
          </Box>
          <Box sx={{ gridArea: 'map' }}>
            <BelowFirstView>
              <AddressMap />
            </BelowFirstView>
          </Box>
        </Box>
      </Section>
    </>
  );
}
