import { aboutBanner } from '@/content/about';
import { NewsletterSignup } from '@/features/newsletter/NewsletterSignup';
import { Banner } from '@/ui/Banner';
import { BelowFirstView } from '@/ui/BelowFirstView';
import { Benefits } from './about/Benefits';
import { Introduction } from './about/Introduction';
import { Mission } from './about/Mission';
import { Network } from './about/Network';
import { PartyLogistics } from './about/PartyLogistics';
import { SingleSource } from './about/SingleSource';

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
