import TablePagination from '@mui/material/TablePagination';
import { PAGE_SIZE, UNKNOWN_TOTAL, type ListAddress } from './useListAddress';
import { lastPageOf, type ShownAnswer } from './useShownAnswer';

/** Pages through the results of a search; disabled until those of another search have arrived. */
export function ListPagination({
  shownAnswer,
  address,
}: {
  shownAnswer: ShownAnswer<unknown>;
  address: ListAddress;
}) {
  const { page } = address.request;
  const { total } = shownAnswer.listed;
  const isOtherSearch = shownAnswer.question !== address.question;
  const turnedTo = isOtherSearch ? shownAnswer.page : page;
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
      slotProps={{ displayedRows: { role: 'status' } }} // the number of results is announced, too
      onPageChange={(_event, next) => address.turnTo(next)}
    />
  );
}
