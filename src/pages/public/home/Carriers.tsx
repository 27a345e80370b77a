import { brand } from '@/brand/brand';
import { carriers, carriersIntro } from '@/content/home';
import { Carousel } from '@/ui/carousel/Carousel';
import { Section } from '@/ui/Section';
import { CarrierLogo } from './CarrierLogo';
import { RotatingHeading } from './RotatingHeading';

const { heading, text } = carriersIntro;

const PER_WIDTH = { 0: 1, 464: 2, 1024: 3, 3000: 5 };

/** Six carriers, as many side by side as fit (docs/conformance.md, section 9), and the rotating word. */
export function Carriers() {
  return (
    <Section heading={heading} lead={text} background={brand.colors.tint}>
      <Carousel
        label={heading}
        itemsPerWidth={PER_WIDTH}
        items={carriers.map((carrier) => (
          <CarrierLogo key={carrier.key} carrier={carrier} />
        ))}
      />
      <RotatingHeading />
    </Section>
  );
}
