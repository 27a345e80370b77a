import { useState } from 'react';
import { api } from '@/api/api';
import { useAppDispatch } from '@/redux/hooks';
import { useUndoImportMutation } from './importApi';

interface Undone {
  isBusy: boolean;
  isBroken: boolean;
  isDone: boolean;
  removed: number;
  keptIds: readonly string[];
}

const notYet: Undone = { isBusy: false, isBroken: false, isDone: false, removed: 0, keptIds: [] };

/** Takes an import back, some rows at a time; one that was cut off goes on from the beginning, past what is gone. */
export const useUndoImport = () => {
  const dispatch = useAppDispatch();
  const [undoNext] = useUndoImportMutation();
  const [undone, setUndone] = useState(notYet);
  const undo = async (batch: string) => {
    const keptIds: string[] = [];
    const showLeft = () => dispatch(api.util.invalidateTags(['Consignment']));
    setUndone(({ removed }) => ({ ...notYet, removed, isBusy: true }));
    for (let past: number | null = 0; past !== null;) {
      const { data, error } = await undoNext({ batch, past });
      if (error || !data) {
        setUndone((before) => ({ ...before, isBusy: false, isBroken: true }));
        showLeft();
        return false;
      }
      keptIds.push(...data.kept);
      past = data.past;
      setUndone((before) => ({ ...before, removed: before.removed + data.removed }));
    }
    setUndone((before) => ({ ...before, keptIds, isBusy: false, isDone: true }));
    showLeft();
    return true;
  };
  return { ...undone, undo, reset: () => setUndone(notYet) };
};
