import { getIn, setIn, type FormikProps } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import { readDraft } from './sessionDraft';
import { useSessionDraft } from './useSessionDraft';

/** The names of the fields of some values: those of an item in a list are like `pieces.0.weight`. */
const namesIn = (values: object, start = ''): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    value && typeof value === 'object' ? namesIn(value, `${start}${name}.`) : `${start}${name}`,
  );

/** What was typed into the prerendered fields before hydration. */
const typedEarly = (form: HTMLFormElement | null, initialValues: object) => {
  const filled = namesIn(initialValues)
    .map((name) => [name, fieldText(form, name)] as const)
    .filter(([name, text]) => text && text !== getIn(initialValues, name));
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
    const keptValues = Object.entries({
      ...readDraft<Values>(key),
      ...typedEarly(element.current, initialValues),
    });
    const filled = keptValues.reduce<Values>(
      (values, [name, value]) => setIn(values, name, value) as Values,
      initialValues,
    );
    if (keptValues.length > 0) void setValues(filled, false);
  }, [key, initialValues, setValues]);
  useSessionDraft(key, values, initialValues);
  return element;
};
