import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef } from 'react';
import { brand } from '@/brand/brand';
import { formCopy } from '@/content/forms';
import { newsletterCopy } from '@/content/newsletter';
import { Unanswered } from '@/ui/forms/Unanswered';
import { WithoutScript } from '@/ui/forms/WithoutScript';
import { lazyPart } from '@/ui/loading/lazyPart';
import { LoadingState } from '@/ui/loading/LoadingState';
import { readsEnglish } from '@/ui/readsEnglish';
import { Section } from '@/ui/Section';

let onNear: () => void = () => undefined;

/**
 * Without an observer (in Node, in old browsers) the form counts as near, and also if a translator runs: a form that it
 * changes before hydration is rendered again, without what was typed.
 */
const near =
  'IntersectionObserver' in globalThis && readsEnglish()
    ? new Promise<void>((resolve) => (onNear = resolve))
    : Promise.resolve();

/** A third of the home page's script is for this form, at its very end: it stays prerendered until it is near. */
const NewsletterForm = lazyPart(
  () => near.then(() => import(/* webpackChunkName: "newsletter" */ './NewsletterForm')),
  (part) => part.NewsletterForm,
);

/** The section at the end of a page: what the newsletter is, and its sign-up form. */
export function NewsletterSignup() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return;
    // No state: rendering the form again before its hydration would discard it, with what was typed into it.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Section
      id="newsletter"
      background={brand.colors.tint}
      heading={newsletterCopy.heading}
      lead={newsletterCopy.text}
    >
      <Box ref={place} sx={{ minHeight: { xs: '24rem', md: '8rem' } }}>
        <Suspense fallback={<LoadingState label={formCopy.loading} minHeight="8rem" />}>
          <NewsletterForm />
        </Suspense>
        <Unanswered />
        <WithoutScript />
      </Box>
    </Section>
  );
}
