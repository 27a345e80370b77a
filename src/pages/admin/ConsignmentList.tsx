import type { ConsignmentSummary } from '@/features/consignments/consignment';
import { useCountConsignmentsQuery, useListConsignmentsQuery } from '@/features/consignments/consignmentsApi';
import { ConsignmentTable } from '@/features/consignments/ConsignmentTable';
import { AdminList } from './AdminList';
import { UNKNOWN_TOTAL, useListAddress } from './useListAddress';

/** The rows do not wait for their count: among 100,000 consignments a page comes as soon as among a hundred. */
export function ConsignmentList({ onDelete }: { onDelete: (consignment: ConsignmentSummary) => void }) {
  const address = useListAddress();
  const { page, pageSize, search } = address.request;
  const list = useListConsignmentsQuery(address.request);
  const { data: total = UNKNOWN_TOTAL } = useCountConsignmentsQuery(search);
  return (
    <AdminList
      heading="Consignments"
      searchLabel="Find by tracking number"
      empty="No Consignment is on transit"
      address={address}
      answer={{ ...list, data: list.data && { rows: list.data, total } }}
    >
      {(rows) => <ConsignmentTable rows={rows} firstNumber={page * pageSize + 1} onDelete={onDelete} />}
    </AdminList>
  );
}
