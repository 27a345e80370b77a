import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Office } from '@/brand/companyTypes';
import { companyCopy } from '@/content/company';
import { useHydrated } from '@/ui/loading/useHydrated';
import { useInterval } from '@/ui/motion/useInterval';
import { notPrinted } from '@/ui/notPrinted';
import { officeState } from '@/domain/office/officeState';

const MINUTE_MS = 60_000;

/** Paper does not know the time at which it is read. */
const onlyPrinted = { '@media screen': { display: 'none' } };

const { days, closedForLong, closedNow, ofZone, openNow } = companyCopy.offices;

const wordsFor = (office: Office, now: number) => {
  const { isOpen, changes } = officeState(office, now);
  if (!changes) return closedForLong;
  return isOpen ? openNow(changes.at) : closedNow(days[changes.day] ?? '', changes.at);
};

/** What is prerendered holds at any time; the reader's clock then says whether the office is open, on the same line. */
export function OpenState({ office }: { office: Office }) {
  const isHydrated = useHydrated();
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), MINUTE_MS);
  const isOpen = isHydrated && officeState(office, now).isOpen;
  return (
    <Box sx={{ minHeight: '2.6rem', color: isOpen ? 'success.main' : 'text.secondary', fontWeight: 600 }}>
      <Box component="span" sx={isHydrated ? onlyPrinted : undefined}>
        {ofZone(office.name)}
      </Box>
      {isHydrated && (
        <Box component="span" sx={notPrinted}>
          {wordsFor(office, now)}
        </Box>
      )}
    </Box>
  );
}
