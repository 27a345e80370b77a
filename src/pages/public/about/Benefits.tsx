import { benefits, benefitsHeading } from '@/content/about';
import { Section } from '@/ui/Section';
import { Columns } from './Columns';

export function Benefits() {
  return (
    <Section id="benefits" heading={benefitsHeading}>
      <Columns items={benefits} />
    </Section>
  );
}
