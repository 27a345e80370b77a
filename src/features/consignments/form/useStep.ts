import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** Two presses of Enter within this time count as one. */
const DOUBLE_PRESS_MS = 500;

const FIELDS = 'input:enabled, select:enabled, textarea:enabled, button[type="submit"]';

/**
 * The step of a form. A new step focuses its first field, or the button if all fields are locked. The Enter that led to
 * a step does not submit it when held or pressed twice.
 */
export const useStep = () => {
  const [step, setStep] = useState<0 | 1>(0);
  const form = useRef<HTMLFormElement>(null);
  const openedStep = useRef({ step, at: -Infinity });
  useEffect(() => {
    if (openedStep.current.step === step) return;
    openedStep.current = { step, at: performance.now() };
    form.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [step]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isSecond = performance.now() - openedStep.current.at < DOUBLE_PRESS_MS;
    const isHeld = event.repeat && !(event.target instanceof HTMLTextAreaElement);
    if (event.key === 'Enter' && (isSecond || isHeld)) event.preventDefault();
  };
  return { step, setStep, formProps: { ref: form, onKeyDown } };
};
