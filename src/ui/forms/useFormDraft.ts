import type { FormikProps } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import { readDraft } from './sessionDraft';
import { useSessionDraft } from './useSessionDraft';

/** What a person typed into the prerendered fields before the script was there to see it. */
const typedEarly = (form: HTMLFormElement | null, names: string[]) => {
  const filled = names.map((name) => [name, fieldText(form, name)] as const).filter(([, text]) => text);
  return Object.fromEntries(filled);
};

const fieldText = (form: HTMLFormElement | null, name: string) => {
  const field = form?.elements.namedItem(name);
  return field && 'value' in field ? String(field.value) : '';
};

type DraftForm<Values> = Pick<FormikProps<Values>, 'values' | 'initialValues' | 'setValues'>;

/**
 * Keeps what is typed into a form of a prerendered page: through its start and through a reload.
 * The form is drawn empty first, as in Node, and filled right after. Returns the ref of its element.
 */
export const useFormDraft = <Values extends object>(key: string, form: DraftForm<Values>) => {
  const element = useRef<HTMLFormElement>(null);
  const { values, initialValues, setValues } = form;
  // Before anything else can happen: the form may be sent at once.
  useLayoutEffect(() => {
    const kept = { ...readDraft<Values>(key), ...typedEarly(element.current, Object.keys(initialValues)) };
    if (Object.keys(kept).length > 0) void setValues({ ...initialValues, ...kept }, false);
  }, [key, initialValues, setValues]);
  useSessionDraft(key, values, initialValues);
  return element;
};
