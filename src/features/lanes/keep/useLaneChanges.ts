import { useState } from 'react';
import { laneDeskCopy } from '@/content/laneDesk';
import { reversed, toChange, type LaneStep } from './laneSteps';
import { useChangeTransitLanesMutation, useListTransitLanesQuery, type LaneProblem } from './lanesApi';

const { done: words, failed } = laneDeskCopy;

/** What was done last on this page, and whether it can be undone. */
export interface LastChange {
  text: string;
  steps: readonly LaneStep[];
  canUndo: boolean;
}

/** Nothing was stored if there is either. */
interface Outcome {
  error?: string;
  problems?: readonly LaneProblem[];
}

/** Stores changes of lanes, all of them or none, and takes the last ones back. */
export const useLaneChanges = () => {
  const [change, mutation] = useChangeTransitLanesMutation();
  const { refetch } = useListTransitLanesQuery();
  const [last, setLast] = useState<LastChange>();
  const store = async (steps: readonly LaneStep[], text: string, canUndo = true): Promise<Outcome> => {
    const { data, error } = await change(steps.map(toChange));
    if (error || !data) return { error: error?.message ?? failed };
    if (data.length > 0) return { problems: data };
    setLast({ text, steps, canUndo });
    return {};
  };
  const undo = async () => {
    if (!last) return;
    const stored = (await refetch()).data;
    const back = stored && reversed(last.steps, stored);
    if (stored && !back) return void setLast({ ...last, text: words.notUndone, canUndo: false });
    if (!back) return;
    const { problems } = await store(back, words.undone, false);
    if (problems) setLast({ ...last, text: words.notUndone, canUndo: false });
  };
  return { store, undo: () => void undo(), last, isBusy: mutation.isLoading, reset: mutation.reset };
};

export type LaneChanges = ReturnType<typeof useLaneChanges>;
