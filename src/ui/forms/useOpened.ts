import { useEffect, useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { readOpened } from './readOpened';
import { keepDraft } from './sessionDraft';

/**
 * The values that a form was opened with, also after a reload: its draft was typed upon these, not upon what a colleague has
 * stored since. `settle` replaces some of them.
 */
export const useOpened = <Values extends object>(draftKey: string, stored: Values) => {
  const [openedValues, setOpenedValues] = useState<Values>(() => ({
    ...stored,
    ...readOpened<Values>(draftKey),
  }));
  useEffect(() => {
    keepDraft(storageKeys.openedWith(draftKey), openedValues);
  }, [draftKey, openedValues]);
  const settle = (values: Partial<Values>) => setOpenedValues((before) => ({ ...before, ...values }));
  return [openedValues, settle] as const;
};
