import Box from '@mui/material/Box';
import { pagesCopy as words } from '@/content/lists';
import { plainSelect } from './plainSelect';
import { UNKNOWN_TOTAL, type ListAddress } from './useListAddress';
import { lastPageOf, type ShownAnswer } from './useShownAnswer';

/** How many rows a page may have, for a list that offers a choice. */
export interface PageSizes {
  offered: readonly number[];
  onChoose: (pageSize: number) => void;
}

interface ListPaginationProps {
  shownAnswer: ShownAnswer<unknown>;
  address: ListAddress;
  sizes?: PageSizes;
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 2,
  pt: 1,
  fontSize: '1.4rem',
  '& select': plainSelect,
  '& button': {
    font: 'inherit',
    fontSize: '2rem',
    lineHeight: 1,
    color: 'inherit',
    minWidth: '3.6rem',
    minHeight: '3.6rem',
    border: '1px solid transparent',
    borderRadius: 1,
    bgcolor: 'transparent',
    cursor: 'pointer',
  },
  '& button:hover:enabled': { bgcolor: 'action.hover' },
  '& :disabled': { color: 'text.disabled', cursor: 'default' },
  '& [role=status]': { m: 0 },
  '@media print': { '& label, & nav': { display: 'none' } },
} as const;

/** Pages through the results of a search; disabled until those of another search have arrived. */
export function ListPagination({ shownAnswer, address, sizes }: ListPaginationProps) {
  const { page, pageSize } = address.request;
  const { total } = shownAnswer.listed;
  const isOtherSearch = shownAnswer.question !== address.question;
  const last = total === UNKNOWN_TOTAL ? undefined : lastPageOf(total, pageSize);
  const turnedTo = isOtherSearch ? shownAnswer.page : page;
  const current = last === undefined ? turnedTo : Math.min(turnedTo, last);
  const end = (current + 1) * pageSize;
  const from = total === 0 ? 0 : current * pageSize + 1;
  const turns = [
    { label: words.first, sign: '«', to: 0, isPossible: current > 0 },
    { label: words.previous, sign: '‹', to: current - 1, isPossible: current > 0 },
    { label: words.next, sign: '›', to: current + 1, isPossible: current !== last },
    { label: words.last, sign: '»', to: last ?? 0, isPossible: last !== undefined && current < last },
  ];
  return (
    <Box sx={styles}>
      {sizes && (
        <label>
          {words.rows}
          <select
            value={pageSize}
            disabled={isOtherSearch}
            onChange={({ target }) => {
              const next = Number(target.value);
              address.turnTo(Math.floor((current * pageSize) / next));
              sizes.onChoose(next);
            }}
          >
            {sizes.offered.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      {/* The number of results is announced, too. */}
      <p role="status">
        {total === UNKNOWN_TOTAL ? words.range(from, end) : words.range(from, Math.min(end, total), total)}
      </p>
      <nav aria-label={words.pages}>
        {turns.map(({ label, sign, to, isPossible }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            disabled={isOtherSearch || !isPossible}
            onClick={() => address.turnTo(to)}
          >
            <span aria-hidden>{sign}</span>
          </button>
        ))}
      </nav>
    </Box>
  );
}
