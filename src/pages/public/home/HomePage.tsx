import { NewsletterSignup } from '@/features/newsletter/NewsletterSignup';
import { BelowFirstView } from '@/ui/BelowFirstView';
import { AboutTeaser } from './AboutTeaser';
import { Carriers } from './Carriers';
import { GalleryTeaser } from './GalleryTeaser';
import { GetInTouch } from './GetInTouch';
import { Hero } from './Hero';
import { Hiring } from './Hiring';
import { ImageBand } from './ImageBand';
import { LifeCycle } from './LifeCycle';
import { Portfolio } from './Portfolio';
import { ServicesGrid } from './ServicesGrid';
import { Testimonials } from './Testimonials';
import { WhyUs } from './WhyUs';

/** Thirteen sections, in the order of the specification. */
export function HomePage() {
  return (
    <>
      <Hero />
      <BelowFirstView>
        <AboutTeaser />
        <ImageBand />
        <ServicesGrid />
        <LifeCycle />
        <WhyUs />
        <Hiring />
        <Portfolio />
        <GalleryTeaser />
        <Testimonials />
        <Carriers />
        <GetInTouch />
        <NewsletterSignup />
      </BelowFirstView>
    </>
  );
}
