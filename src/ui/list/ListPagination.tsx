import TablePagination from '@mui/material/TablePagination';
import { PAGE_SIZE, UNKNOWN_TOTAL, type ListAddress } from './useListAddress';
import { lastPageOf, type ShownAnswer } from './useShownAnswer';

/** Turns the pages of what was searched for; those of another search only once its answer is there. */
export function ListPagination({ shown, address }: { shown: ShownAnswer<unknown>; address: ListAddress }) {
  const { page, search } = address.request;
  const { total } = shown.listed;
  const isOtherSearch = shown.search !== search;
  const turnedTo = isOtherSearch ? shown.page : page;
  return (
    <TablePagination
      component="div"
      count={total}
      page={total === UNKNOWN_TOTAL ? turnedTo : Math.min(turnedTo, lastPageOf(total))}
      rowsPerPage={PAGE_SIZE}
      rowsPerPageOptions={[]}
      showFirstButton
      showLastButton
      disabled={isOtherSearch}
      slotProps={{ displayedRows: { role: 'status' } }} // how many were found is heard, too
      onPageChange={(_event, next) => address.turnTo(next)}
    />
  );
}
