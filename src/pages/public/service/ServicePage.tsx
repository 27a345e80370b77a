import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { quoteFor } from '@/config/paths';
import { quotePageCopy } from '@/content/quotes';
import { serviceBySlug, serviceHeadings, type ServiceSlug } from '@/content/services';
import { Banner } from '@/ui/Banner';
import { BelowFirstView } from '@/ui/BelowFirstView';
import { RuledList } from '@/ui/RuledList';
import { Section } from '@/ui/Section';
import { onDark } from '../home/onDark';
import { CallToAction } from './CallToAction';
import { ServiceGuidance } from './ServiceGuidance';
import { OtherServices } from './OtherServices';
import { Questions } from './Questions';
import { Steps } from './Steps';
import { TransitTable } from './TransitTable';

const { tint } = brand.colors;

/** One component for all seven services; their texts are content. */
export function ServicePage({ slug }: { slug: ServiceSlug }) {
  const service = serviceBySlug(slug);
  if (!service) return null;
  const [opening, rest] = service.intro;
  return (
    <>
      <Banner title={service.title} hint={service.subtitle} picture={slug}>
        <Button component={Link} to={quoteFor(slug)} variant="main" sx={onDark.filled}>
          {quotePageCopy.label}
        </Button>
      </Banner>
      <Section id="intro" heading={serviceHeadings.intro} split>
        <Typography sx={{ fontSize: 'h4.fontSize', lineHeight: 1.55, maxWidth: '60ch' }}>
          {opening}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 3, maxWidth: '68ch' }}>
          {rest}
        </Typography>
      </Section>
      <BelowFirstView>
        <Section id="when-to-choose" heading={serviceHeadings.whenToChoose} background={tint} split>
          <RuledList items={service.whenToChoose} />
        </Section>
        <Section id="steps" heading={serviceHeadings.steps}>
          <Steps steps={service.steps} />
        </Section>
        <Section id="covers" heading={serviceHeadings.covers} background={tint}>
          <RuledList items={service.covers} wide />
        </Section>
        <ServiceGuidance slug={slug} />
        <Section id="transit" heading={service.transit.heading}>
          <TransitTable slug={slug} transit={service.transit} />
        </Section>
        <Section id="questions" heading={serviceHeadings.questions} split sx={{ pt: 0 }}>
          <Questions questions={service.questions} />
        </Section>
        <CallToAction slug={slug} {...service.callToAction} />
        <OtherServices slug={slug} />
      </BelowFirstView>
    </>
  );
}
