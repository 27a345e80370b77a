import { NewsletterSignup } from '@/features/newsletter/NewsletterSignup';
import { BelowFirstView } from '@/ui/BelowFirstView';
import { AboutTeaser } from './home/AboutTeaser';
import { Carriers } from './home/Carriers';
import { GalleryTeaser } from './home/GalleryTeaser';
import { GetInTouch } from './home/GetInTouch';
import { Hero } from './home/Hero';
import { Hiring } from './home/Hiring';
import { ImageBand } from './home/ImageBand';
import { LifeCycle } from './home/LifeCycle';
import { Portfolio } from './home/Portfolio';
import { ServicesGrid } from './home/ServicesGrid';
import { Testimonials } from './home/Testimonials';
import { WhyUs } from './home/WhyUs';

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
