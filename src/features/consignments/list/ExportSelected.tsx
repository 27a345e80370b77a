import Button from '@mui/material/Button';
import { listCopy as words } from '@/content/consignmentList';
import { useCsvExport } from '@/ui/list/useCsvExport';
import { isSelectedIn, type Selection } from '@/ui/list/useSelection';
import type { Consignment } from '@/domain/consignment/consignment';
import { useLazyExportConsignmentsQuery } from '@/domain/consignment/consignmentsApi';
import type { FilterRequest } from '@/domain/consignment/listRequest';
import { exportColumns } from './exportColumns';

interface ExportSelectedProps {
  selection: Selection;
  /** What the list shows. */
  filter: FilterRequest;
}

/** Saves the selected rows as a file. */
export function ExportSelected({ selection, filter }: ExportSelectedProps) {
  const [fetchChunk] = useLazyExportConsignmentsQuery();
  const { isExporting, save } = useCsvExport<Consignment, { filter: FilterRequest }>({
    name: 'consignments',
    columns: exportColumns,
    fetchChunk,
  });
  const asked: FilterRequest = selection.kind === 'all' ? filter : { ids: selection.ids, archived: 'all' };
  return (
    <Button
      variant="main"
      loading={isExporting}
      onClick={() => void save({ filter: asked }, ({ id }) => isSelectedIn(selection, id))}
    >
      {words.exportSelected}
    </Button>
  );
}
