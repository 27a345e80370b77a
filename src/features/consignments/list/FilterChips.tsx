import Box from '@mui/material/Box';
import { brand } from '@/brand/brand';
import { filterCopy as words, listCopy } from '@/content/consignmentList';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
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

const chips = {
  ...row,
  '& > button': {
    font: 'inherit',
    minHeight: '3.2rem',
    px: 1.25,
    py: 0,
    bgcolor: 'transparent',
    cursor: 'pointer',
    border: '1px solid',
    borderColor: 'text.secondary',
    borderRadius: '999px',
    color: 'text.primary',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    '&[aria-pressed=true], &[data-active]': {
      bgcolor: brand.colors.blush,
      borderColor: 'primary.main',
      fontWeight: 600,
    },
    '&:hover': { bgcolor: 'action.hover' },
    '@media print': { '&[aria-pressed=false], &[data-all]': { display: 'none' } },
  },
  '& > [data-all]': { borderColor: 'transparent', color: 'primary.main', fontWeight: 600 },
} as const;

/** What is asked for most, a press away. */
function QuickFilters({ address }: { address: ConsignmentsAddress }) {
  const { filter, change } = address;
  return (
    <Box role="group" aria-label={words.quick} sx={chips}>
      {quickFilters.map(({ label, hint, isOn, on, off }) => {
        const isPressed = isOn(filter);
        return (
          <button
            key={label}
            type="button"
            title={hint}
            aria-pressed={isPressed}
            onClick={() => change(isPressed ? off : on)}
          >
            {isPressed && <span aria-hidden>✓&nbsp;</span>}
            {label}
          </button>
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
    <Box role="group" aria-label={words.active} sx={chips}>
      {chipsOf(filter).map(({ label, without }) => (
        <button
          key={label}
          type="button"
          data-active=""
          aria-label={words.remove(label)}
          onClick={() => change(without)}
        >
          {label}
          <span aria-hidden>&nbsp;✕</span>
        </button>
      ))}
      <button type="button" data-all="" onClick={() => change(noFilter)}>
        {listCopy.clear}
      </button>
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
