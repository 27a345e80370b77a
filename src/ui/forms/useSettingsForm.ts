import type { SerializedError } from '@reduxjs/toolkit';
import { useFormik, type FormikValues } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { AnySchema } from 'yup';
import { refusalOf } from '@/api/refusalOf';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { CONFLICT } from '@/config/status';
import { storageKeys } from '@/config/storageKeys';
import { readOpened } from './readOpened';
import { dropDraft, keepDraft, readDraft } from './sessionDraft';
import { typedIn } from './typedIn';
import { useSessionDraft } from './useSessionDraft';

export interface Settings<Stored, Values> {
  /** Storage key of the draft, which survives a reload and other pages, until it is saved or discarded. */
  draftKey: string;
  /** The stored settings, as the page read them last. */
  stored: Stored;
  valuesOf: (stored: Stored) => Values;
  storedOf: (values: Values) => Stored;
  rules: AnySchema;
  /** Stores the settings; is refused with PT409 where others are stored than those that were `previous`. */
  save: (settings: Stored, previous: Stored) => PromiseLike<{ error?: ApiError | SerializedError }>;
  /** Reads the settings again. */
  reload: () => PromiseLike<{ data?: Stored; error?: unknown }>;
}

const differ = <Values extends object>(first: Values, other: Values) =>
  Object.keys(typedIn(first, other)).length > 0;

/**
 * A form of settings that a colleague may change meanwhile. While nothing is typed, it shows what is stored. If a colleague has
 * stored something else since the user began to type, saving does not overwrite it: the form shows both, and saving once more
 * replaces it.
 */
export const useSettingsForm = <Stored extends object, Values extends FormikValues>({
  draftKey,
  stored,
  valuesOf,
  storedOf,
  rules,
  save,
  reload,
}: Settings<Stored, Values>) => {
  const openedKey = storageKeys.openedWith(draftKey);
  const [draft] = useState(() => readDraft<Values>(draftKey));
  const [first] = useState<Stored>(() => ({ ...stored, ...readOpened<Stored>(draftKey) }));
  const [isTakenUp, setTakenUp] = useState(draft !== undefined);
  const [problem, setProblem] = useState<string>();
  const [isChanged, setChanged] = useState(false);
  const form = useFormik<Values>({
    initialValues: { ...valuesOf(first), ...draft },
    initialStatus: first,
    validationSchema: rules,
    onSubmit: async (values) => {
      const sentSettings = storedOf(values);
      const { error } = await save(sentSettings, previous);
      setProblem(error && refusalOf(error));
      if (error && error.code !== CONFLICT) return;
      const { data, error: unread } = await reload();
      const now = unread ? undefined : data;
      if (error && !now) return;
      if (!now) followed.current = stored; // older than what was sent: not to be shown in its place
      setChanged(error !== undefined);
      setTakenUp(false);
      show(now ?? sentSettings, error ? typedIn(values, openedValues) : {});
    },
  });
  const { resetForm, values } = form;
  /** The stored settings that the user saw while typing. */
  const previous = form.status as Stored;
  const openedValues = valuesOf(previous);
  const isTyped = differ<FormikValues>(values, openedValues);
  const show = (now: Stored, typedValues: Partial<Values> = {}) =>
    resetForm({ values: { ...valuesOf(now), ...typedValues }, status: now });
  const followed = useRef(first);
  useEffect(() => {
    if (isTyped || !differ(stored, followed.current)) return;
    followed.current = stored;
    resetForm({ values: valuesOf(stored), status: stored });
  }, [isTyped, stored, valuesOf, resetForm]);
  useSessionDraft(draftKey, values, openedValues);
  useEffect(() => {
    keepDraft(openedKey, previous);
  }, [openedKey, previous]);
  const startOver = () => {
    dropDraft(draftKey);
    setTakenUp(false);
    setProblem(undefined);
    setChanged(false);
    show(stored);
  };
  return {
    form,
    problem,
    /** What a colleague has stored, where something else was typed. */
    changed: isChanged && isTyped ? previous : undefined,
    /** Discards a draft that an earlier visit has left. */
    startOver: isTakenUp && isTyped ? startOver : undefined,
  };
};
