import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { company } from '@/brand/company';
import { companyCopy } from '@/content/company';
import { BelowFirstView } from '@/ui/BelowFirstView';
import { plainList } from '@/ui/plainList';
import { Section } from '@/ui/Section';
import { OfficeCard } from './OfficeCard';
import { OfficesMap } from './OfficesMap';

const { heading, lead } = companyCopy.offices;

const list = {
  ...plainList,
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(28rem, 100%), 1fr))',
} as const;

/** The offices on a map, and beside it as a list. */
export function Offices() {
  const map = useRef<HTMLDivElement>(null);
  const [shownPlace, setShownPlace] = useState<string>();
  /** A second press shows all of them again. */
  const show = (name: string) => {
    setShownPlace((before) => (before === name ? undefined : name));
    map.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Section id="offices" heading={heading} lead={lead}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
          '@media print': { display: 'block' },
        }}
      >
        <Box ref={map} sx={{ position: { lg: 'sticky' }, top: '9.6rem' }}>
          <OfficesMap shownPlace={shownPlace} />
        </Box>
        <BelowFirstView>
          <Box component="ul" sx={list}>
            {company.offices.map((office) => (
              <OfficeCard
                key={office.slug}
                office={office}
                isShown={shownPlace === office.name}
                onShow={() => show(office.name)}
              />
            ))}
          </Box>
        </BelowFirstView>
      </Box>
    </Section>
  );
}
