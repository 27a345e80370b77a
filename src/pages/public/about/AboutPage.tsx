import { aboutBanner } from '@/content/about';
import { NewsletterSignup } from '@/features/newsletter/NewsletterSignup';
import { Banner } from '@/ui/Banner';
import { BelowFirstView } from '@/ui/BelowFirstView';
import { Benefits } from './Benefits';
import { Introduction } from './Introduction';
import { Mission } from './Mission';
import { Network } from './Network';
import { PartyLogistics } from './PartyLogistics';
import { SingleSource } from './SingleSource';

export function AboutPage() {
  return (
    <>
      <Banner title={aboutBanner.title} hint={aboutBanner.subtitle} picture="office" />
      <Introduction />
      <BelowFirstView>
        <SingleSource />
        <Mission />
        <PartyLogistics />
        <Network />
        <Benefits />
        <NewsletterSignup />
      </BelowFirstView>
    </>
  );
}
