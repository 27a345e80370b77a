import type { FormikProps } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { quoteSteps, type QuoteStep } from '@/content/quotes';
import type { QuoteFields } from '../quoteRequest';
import { fieldsOf } from './quoteValues';

type Form = Pick<FormikProps<QuoteFields>, 'values' | 'validateForm' | 'setTouched' | 'touched'>;

/** Marks all fields of a step, so that they show what is wrong with them. */
const touchedOf = (step: QuoteStep, { pieces }: QuoteFields) =>
  Object.fromEntries(
    fieldsOf[step].map((name) => [
      name,
      name === 'pieces'
        ? pieces.map((line) => Object.fromEntries(Object.keys(line).map((field) => [field, true])))
        : true,
    ]),
  );

/** The step that is shown, and how one goes on: past a step only once all in it is right. */
export const useSteps = () => {
  const [{ step, turn }, setPlace] = useState({ step: quoteSteps[0] as QuoteStep, turn: 0 });
  const place = useRef<HTMLDivElement>(null);
  const go = (to: QuoteStep) => setPlace((at) => ({ step: to, turn: at.turn + 1 }));

  // After each press: the first field that is wrong, else the heading of the step.
  useEffect(() => {
    if (turn === 0) return;
    const section = place.current?.querySelector(`[data-step="${step}"]`);
    const target = section?.querySelector('[aria-invalid="true"]') ?? section?.querySelector('h2');
    (target as HTMLElement | null)?.focus();
  }, [step, turn]);

  /** To the next step, or to the first that is wrong; resolves to whether all up to here is right. */
  const advance = async (form: Form): Promise<boolean> => {
    const errors = await form.validateForm();
    const passed = quoteSteps.slice(0, quoteSteps.indexOf(step) + 1);
    const wrong = passed.find((name) => fieldsOf[name].some((field) => field in errors));
    if (wrong) await form.setTouched({ ...form.touched, ...touchedOf(wrong, form.values) }, false);
    if (wrong || step !== 'review') go(wrong ?? quoteSteps[passed.length] ?? step);
    return !wrong;
  };
  return { step, place, go, advance };
};
