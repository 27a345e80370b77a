import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { brand } from '@/brand/brand';
import { filterCopy as words, listCopy } from '@/content/consignmentList';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { notPrinted } from '@/ui/notPrinted';
import { activeFilters, chipsOf, quickFilters } from './chips';
import { noFilter } from './filter';
import type { ConsignmentsAddress } from './useConsignmentsAddress';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  m: 0,
  p: 0,
  border: 0,
} as const;

const chip = {
  minHeight: '3.2rem',
  px: 1.5,
  py: 0,
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: '999px',
  color: 'text.primary',
  fontSize: '1.4rem',
  fontWeight: 400,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '&[aria-pressed=true], &[data-active]': {
    bgcolor: brand.colors.blush,
    borderColor: 'primary.main',
    fontWeight: 600,
  },
  '@media print': { '&[aria-pressed=false]': { display: 'none' } },
} as const;

/** What is asked for most, a press away. */
function QuickFilters({ address }: { address: ConsignmentsAddress }) {
  const { filter, change } = address;
  return (
    <Box role="group" aria-label={words.quick} sx={row}>
      {quickFilters.map(({ label, hint, isOn, on, off }) => {
        const isPressed = isOn(filter);
        return (
          <Button
            key={label}
            title={hint}
            aria-pressed={isPressed}
            onClick={() => change(isPressed ? off : on)}
            sx={chip}
          >
            {isPressed && <span aria-hidden>✓&nbsp;</span>}
            {label}
          </Button>
        );
      })}
    </Box>
  );
}

/** The other filters that are on, each with a way to be without it; and all of them. */
function ActiveFilters({ address }: { address: ConsignmentsAddress }) {
  const { filter, change } = address;
  if (activeFilters(filter).length === 0) return null;
  return (
    <Box role="group" aria-label={words.active} sx={row}>
      {chipsOf(filter).map(({ label, without }) => (
        <Button
          key={label}
          data-active=""
          aria-label={words.remove(label)}
          onClick={() => change(without)}
          sx={chip}
        >
          {label}
          <span aria-hidden>&nbsp;✕</span>
        </Button>
      ))}
      <Button onClick={() => change(noFilter)} sx={notPrinted}>
        {listCopy.clear}
      </Button>
    </Box>
  );
}

/** Filters that are switched on and off with a press. The focus of one that disappears moves to the others. */
export function FilterChips({ address }: { address: ConsignmentsAddress }) {
  const place = useFocusOnChange(activeFilters(address.filter).length);
  return (
    <Box ref={place} tabIndex={-1} sx={row}>
      <QuickFilters address={address} />
      <ActiveFilters address={address} />
    </Box>
  );
}
