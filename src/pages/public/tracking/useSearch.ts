import { COMPARED_FRESH_S } from '@/config/timing';
import { useTrackConsignmentQuery, useTrackConsignmentsQuery } from '@/features/tracking/trackingApi';
import { MAX_IDS, readIds } from '@/features/tracking/soughtIds';

/** What a text with one id or several finds: a consignment, or for each id one; null, or a null in the list, where nothing matches. */
export const useSearch = (sought: string) => {
  const ids = readIds(sought);
  const [first = ''] = ids;
  const isSeveral = ids.length > 1 && ids.length <= MAX_IDS;
  const one = useTrackConsignmentQuery(first, { skip: ids.length !== 1 });
  const several = useTrackConsignmentsQuery(ids, {
    skip: !isSeveral,
    refetchOnMountOrArgChange: COMPARED_FRESH_S,
  });
  const { isFetching, error, refetch, fulfilledTimeStamp } = isSeveral ? several : one;
  return {
    /** The only id, if there is just one. */
    trackingId: first,
    consignment: one.currentData,
    compared: several.currentData,
    isFetching,
    error: isFetching ? undefined : error,
    refetch,
    /** When it was found (ms). */
    foundAt: fulfilledTimeStamp ?? 0,
  };
};
