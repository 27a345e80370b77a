import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { brand } from '@/brand/brand';
import { formCopy } from '@/content/forms';
import { newsletterCopy } from '@/content/newsletter';
import { LoadingState } from '@/ui/LoadingState';
import { Section } from '@/ui/Section';
import { WithoutScript } from '@/ui/WithoutScript';

const NewsletterForm = lazy(() =>
  import(/* webpackChunkName: "newsletter" */ './NewsletterForm').then((module) => ({
    default: module.NewsletterForm,
  })),
);

/** The block that ends a page: what the newsletter is, and the form that joins it. */
export function NewsletterSignup() {
  return (
    <Section
      id="newsletter"
      background={brand.colors.tint}
      heading={newsletterCopy.heading}
      lead={newsletterCopy.text}
    >
      <Box sx={{ minHeight: { xs: '24rem', md: '8rem' } }}>
        <Suspense fallback={<LoadingState label={formCopy.loading} minHeight="8rem" />}>
          <NewsletterForm />
        </Suspense>
        <WithoutScript />
      </Box>
    </Section>
  );
}
