import type { FormikProps } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import { readDraft } from './sessionDraft';
import { useSessionDraft } from './useSessionDraft';

/** What was typed into the prerendered fields before hydration. */
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
 * Keeps what is typed into a form of a prerendered page, through hydration and reloads. The form first renders empty, as in
 * Node, and is filled right after. Returns the ref of its element.
 */
export const useFormDraft = <Values extends object>(key: string, form: DraftForm<Values>) => {
  const element = useRef<HTMLFormElement>(null);
  const { values, initialValues, setValues } = form;
  // A layout effect, because the form may be submitted right away.
  useLayoutEffect(() => {
    const kept = { ...readDraft<Values>(key), ...typedEarly(element.current, Object.keys(initialValues)) };
    if (Object.keys(kept).length > 0) void setValues({ ...initialValues, ...kept }, false);
  }, [key, initialValues, setValues]);
  useSessionDraft(key, values, initialValues);
  return element;
};
