import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useRef } from 'react';
import { serviceGuides, weightCalculatorCopy, type ServiceGuide } from '@/content/serviceGuides';
import type { ServiceSlug } from '@/content/services';
import { lazyPart } from '@/ui/loading/lazyPart';
import { LoadingState } from '@/ui/loading/LoadingState';
import { useSeen } from '@/ui/motion/useInView';
import { Section } from '@/ui/Section';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';

const WeightCalculator = lazyPart(
  () => import(/* webpackChunkName: "weight-calculator" */ '@/features/quotes/WeightCalculator'),
  (part) => part.WeightCalculator,
);

const HEIGHT = '30rem';

/** Its script is loaded as it comes near. */
function Calculator() {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place, '1200px');
  return (
    <Box ref={place} sx={{ minHeight: HEIGHT }}>
      {isSeen ? (
        <Suspense fallback={<LoadingState label={weightCalculatorCopy.loading} minHeight={HEIGHT} />}>
          <WeightCalculator />
        </Suspense>
      ) : (
        <Typography color="textSecondary">{weightCalculatorCopy.loading}</Typography>
      )}
    </Box>
  );
}

type Row = ServiceGuide['rows'][number];

const columnsOf = ([name, ...facts]: ServiceGuide['columns']): readonly Column<Row>[] => [
  { label: name, cell: ([text]) => text, isRowHeader: true },
  ...facts.map((label, at) => ({
    label,
    cell: (row: Row) => row[at + 1],
    stacked: 'labelled' as const,
  })),
];

/** What helps to decide, which no other service has. */
export function ServiceGuidance({ slug }: { slug: ServiceSlug }) {
  if (slug === 'air-freight')
    return (
      <Section
        id="deciding"
        heading={weightCalculatorCopy.heading}
        lead={weightCalculatorCopy.lead}
        sx={noScript}
      >
        <Calculator />
      </Section>
    );
  const guide = serviceGuides[slug];
  if (!guide) return null;
  const { heading, lead, columns, rows } = guide;
  return (
    <Section id="deciding" heading={heading} lead={lead} sx={{ pb: 0 }}>
      <ResponsiveTable label={heading} columns={columnsOf(columns)} rows={rows} keyOf={([name]) => name} />
    </Section>
  );
}

const noScript = { pb: 0, '@media (scripting: none)': { display: 'none' } };
