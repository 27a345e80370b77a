import { useEffect, useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { readOpened } from './readOpened';
import { keepDraft } from './sessionDraft';

interface Opened<Row, Values> {
  row: Row | undefined;
  values: Values;
}

/**
 * A row and the values of its form, as they were when the form was opened; also after a reload, while there is a draft, since
 * that was typed upon these and not upon what a colleague has stored since. `knownRow` is the row that saving may replace: the one
 * that the user saw last. Without a row, one is added.
 */
export const useOpenedRow = <Row extends object, Values extends object>(
  draftKey: string,
  row: Row | undefined,
  toValues: (row: Row | undefined) => Values,
) => {
  const openedKey = storageKeys.openedWith(draftKey);
  const now = (): Opened<Row, Values> => ({ row, values: toValues(row) });
  const [openedForm, setOpenedForm] = useState<Opened<Row, Values>>(() => ({
    ...now(),
    ...(row && readOpened<Opened<Row, Values>>(draftKey)),
  }));
  const [knownRow, setKnownRow] = useState(openedForm.row);
  useEffect(() => {
    if (openedForm.row) keepDraft(openedKey, openedForm);
  }, [openedKey, openedForm]);
  /** Begins again with the row as it was given; returns the values of its form. */
  const startOver = () => {
    const fresh = now();
    setOpenedForm(fresh);
    setKnownRow(row);
    return fresh.values;
  };
  return { openedForm, knownRow, setKnownRow, startOver };
};
