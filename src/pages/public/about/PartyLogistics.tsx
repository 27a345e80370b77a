import { brand } from '@/brand/brand';
import { partyLogistics, partyModels } from '@/content/about';
import { Section } from '@/ui/Section';
import { Columns } from './Columns';

export function PartyLogistics() {
  return (
    <Section
      id="party-logistics"
      heading={partyLogistics.heading}
      lead={partyLogistics.text}
      background={brand.colors.tint}
    >
      <Columns items={partyModels} />
    </Section>
  );
}
