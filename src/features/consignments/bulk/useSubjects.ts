import { FROM_NEWEST } from '@/api/listing';
import { isSelectedIn, type Selection } from '@/ui/list/useSelection';
import type { FilterRequest } from '@/domain/consignment/listRequest';
import { MOST_ROWS, type Subject } from './bulk';
import { SUBJECTS_PER_PAGE, useLazyListSubjectsQuery } from './bulkApi';

/** What the list has selected. */
export interface Selected {
  selection: Selection;
  filter: FilterRequest;
  count: number;
}

/** Fetches the selected consignments, however many pages they are on, or says why they could not be fetched. */
export const useSubjects = () => {
  const [fetchPage] = useLazyListSubjectsQuery();
  return async ({ selection, filter }: Selected): Promise<{ subjects?: Subject[]; problem?: string }> => {
    const request: FilterRequest =
      selection.kind === 'all' ? filter : { ids: selection.ids, archived: 'all' };
    const subjects: Subject[] = [];
    let before = FROM_NEWEST;
    for (;;) {
      const { data, error } = await fetchPage({ filter: request, before });
      if (!data || error) return { problem: error?.message ?? '' };
      subjects.push(...data.filter(({ id }) => isSelectedIn(selection, id)));
      before = data.at(-1)?.id ?? 0;
      if (data.length < SUBJECTS_PER_PAGE || subjects.length > MOST_ROWS) return { subjects };
    }
  };
};
