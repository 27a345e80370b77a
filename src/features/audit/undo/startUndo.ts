import { storageKeys } from '@/config/storageKeys';
import { undoCopy as words } from '@/content/corrections';
import { listenFor } from '@/redux/listening';
import type { AppThunk } from '@/redux/thunk';
import * as tabStorage from '@/supabase/tabStorage';
import { readDraft } from '@/ui/forms/sessionDraft';
import { consignmentsApi } from '@/domain/consignment/consignmentsApi';
import { hasConflicts } from '@/domain/consignment/conflicts';
import { revert, reverseOf } from './reversal';
import {
  selectOffers,
  stillOffered,
  undoDropped,
  undoFailed,
  undoOffered,
  undoResumed,
  undoSlice,
  undoStarted,
  type UndoOffer,
} from './undoSlice';

const { correctConsignment, archiveConsignments, restoreConsignments, getConsignment } =
  consignmentsApi.endpoints;

const trackingIds = (rows: readonly { trackingId: string }[]) => rows.map(({ trackingId }) => trackingId);
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

const readKept = () => Object.values(readDraft<UndoOffer[]>(storageKeys.undo) ?? []) as UndoOffer[];

/** Offers to undo what is done while the admin area is open, and what was done before it was reloaded. */
export const startUndo = (): AppThunk<() => void> => (dispatch, getState) => {
  const keptOffers = stillOffered(readKept(), Date.now());
  if (keptOffers.length > 0 || selectOffers(getState()).length > 0) dispatch(undoResumed(keptOffers));
  const stops = [
    dispatch(
      listenFor({
        matcher: archiveConsignments.matchFulfilled,
        effect: ({ payload: rows }) => {
          if (rows.length === 0) return;
          dispatch(undoOffered(words.archived(trackingIds(rows)), { kind: 'restore', ids: idsOf(rows) }));
        },
      }),
    ),
    dispatch(
      listenFor({
        matcher: restoreConsignments.matchFulfilled,
        effect: ({ payload: rows }) => {
          if (rows.length === 0) return;
          dispatch(undoOffered(words.restored(trackingIds(rows)), { kind: 'archive', ids: idsOf(rows) }));
        },
      }),
    ),
    dispatch(
      listenFor({
        matcher: correctConsignment.matchFulfilled,
        effect: ({ payload: conflicts, meta }, listener) => {
          if (hasConflicts(conflicts)) return;
          const correction = meta.arg.originalArgs;
          const { data } = getConsignment.select(correction.consignment)(listener.getState());
          dispatch(
            undoOffered(words.corrected(data?.trackingId), {
              kind: 'correct',
              corrections: [reverseOf(correction)],
            }),
          );
        },
      }),
    ),
    dispatch(
      listenFor({
        predicate: ({ type }) => type.startsWith(`${undoSlice.name}/`),
        effect: (_action, listener) =>
          tabStorage.setItem(storageKeys.undo, JSON.stringify(selectOffers(listener.getState()))),
      }),
    ),
  ];
  return () => stops.forEach((stop) => (stop as unknown as () => void)()); // what the middleware returns
};

/** Undoes an action that is offered. */
export const undo =
  ({ id, reversal }: UndoOffer): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(undoStarted(id));
    const failed = await dispatch(revert(reversal));
    dispatch(failed ? undoFailed({ id, ...failed }) : undoDropped(id));
  };
