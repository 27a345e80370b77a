import { useMemo } from 'react';
import { AdminList } from '@/ui/list/AdminList';
import { UNKNOWN_TOTAL, useListAddress } from '@/ui/list/useListAddress';
import type { ConsignmentSummary } from '../consignment';
import { useCountConsignmentsQuery, useListConsignmentsQuery } from '../consignmentsApi';
import { ConsignmentTable } from './ConsignmentTable';

/** The rows do not wait for their count: a page of 100,000 consignments loads as fast as one of a hundred. */
export function ConsignmentList({ onDelete }: { onDelete: (consignment: ConsignmentSummary) => void }) {
  const address = useListAddress();
  const { currentData: rows, isFetching, error, refetch } = useListConsignmentsQuery(address.request);
  const count = useCountConsignmentsQuery(address.request.search);
  const { currentData: total = UNKNOWN_TOTAL } = count;
  const currentData = useMemo(() => rows && { rows, total }, [rows, total]);
  return (
    <AdminList
      heading="Consignments"
      searchLabel="Search by tracking number"
      empty="No Consignment is on transit"
      address={address}
      answer={{
        error,
        currentData,
        isFetching: isFetching || count.isFetching,
        refetch: () => Promise.all([refetch(), count.refetch()]),
      }}
    >
      {(found, firstNumber) => (
        <ConsignmentTable rows={found} firstNumber={firstNumber} onDelete={onDelete} />
      )}
    </AdminList>
  );
}
