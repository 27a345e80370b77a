import { useState } from 'react';
import { laneDeskCopy as words } from '@/content/laneDesk';
import { laneName, transitText } from '../laneText';
import { isConflict, laneRefusal } from './laneForm';
import { useListTransitLanesQuery, type KeptLane } from './lanesApi';
import type { LaneChanges } from './useLaneChanges';

/**
 * The confirmation before a lane is deleted: it says what goes. If somebody has changed the lane meanwhile, nothing is deleted: the
 * dialog stays, and asks about the lane as it is now.
 */
export const useDeleteLane = (changes: LaneChanges) => {
  const { refetch } = useListTransitLanesQuery();
  const [laneToDelete, setLaneToDelete] = useState<KeptLane>();
  const [problem, setProblem] = useState<string>();
  const remove = async (lane: KeptLane) => {
    const text = words.done.deleted(laneName(lane));
    const { error, problems = [] } = await changes.store([{ before: lane, after: null }], text);
    const [conflict] = problems;
    if (error === undefined && !conflict) return void setLaneToDelete(undefined);
    setProblem(
      error ??
        (conflict && isConflict(conflict) ? words.deletedOrChanged : conflict && laneRefusal(conflict)),
    );
    if (conflict?.now) {
      setLaneToDelete(conflict.now);
      void refetch();
    }
  };
  return {
    ask: (lane: KeptLane) => {
      setProblem(undefined);
      setLaneToDelete(lane);
    },
    dialog: {
      open: laneToDelete !== undefined,
      title: laneToDelete ? words.deleteTitle(laneName(laneToDelete)) : '',
      text: laneToDelete && words.deleteText(transitText(laneToDelete)),
      verb: words.delete,
      busy: changes.isBusy,
      problem,
      onCancel: () => setLaneToDelete(undefined),
      onConfirm: () => laneToDelete && void remove(laneToDelete),
    },
  };
};
