import Box from '@mui/material/Box';
import { Suspense, useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storageKeys } from '@/config/storageKeys';
import { useCountConsignmentsQuery } from '@/domain/consignment/consignmentsApi';
import { CreateConsignment } from '@/features/consignments/form/CreateConsignment';
import { ConsignmentList } from '@/features/consignments/list/ConsignmentList';
import { useDeleteConsignment } from '@/features/consignments/list/useDeleteConsignment';
import { LaterConfirmDialog } from '@/ui/LaterConfirmDialog';
import { readDraft } from '@/ui/forms/sessionDraft';
import { lazyPart } from '@/ui/loading/lazyPart';
import { useWasTrue } from '@/ui/useWasTrue';
import { ConsignmentsHead } from './ConsignmentsHead';

const QuoteOrigin = lazyPart(
  () => import(/* webpackChunkName: "admin-quote-origin" */ '../quotes/QuoteOrigin'),
  (part) => part.QuoteOrigin,
);

/** Whether the form is for a quote, by its address or by what is kept with its draft. */
const useIsForQuote = () => {
  const [params] = useSearchParams();
  const [isKept] = useState(() => readDraft(storageKeys.newConsignmentQuote) !== undefined);
  const wasNamed = useWasTrue(params.has('quote'));
  return isKept || wasNamed;
};

/** The heading and the button beside it are one line where they have the room; all else is a line of its own. */
const page = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1.5,
  '& > *': { flex: '1 0 100%', minWidth: 0 },
  '& > [data-heading]': { flex: '1 1 auto' },
  '& > [data-beside]': { flex: 'none' },
} as const;

export function ConsignmentsPage() {
  const { data: total } = useCountConsignmentsQuery({ archived: 'all' });
  const { currentData: archived } = useCountConsignmentsQuery({ archived: 'only' }, { skip: !total });
  const isForQuote = useIsForQuote();
  const deletion = useDeleteConsignment();
  const create = (quote: Pick<ComponentProps<typeof CreateConsignment>, 'origin' | 'onTaken'>) => (
    <CreateConsignment isFirst={total === 0} origin={quote.origin} onTaken={quote.onTaken} />
  );
  return (
    <Box sx={page}>
      <ConsignmentsHead total={total} archived={archived} />
      {isForQuote ? (
        <Suspense fallback={null}>
          <QuoteOrigin>{create}</QuoteOrigin>
        </Suspense>
      ) : (
        create({})
      )}
      <ConsignmentList onDelete={deletion.ask} />
      <LaterConfirmDialog {...deletion.dialog} />
    </Box>
  );
}
