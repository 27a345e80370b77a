const isHalfTyped = () => {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.validity.badInput;
};

/**
 * Resolves once nobody is in the middle of typing a date. Until it is whole the field has no value, and React empties it when it
 * hydrates: whoever pressed the button then was asked for the date again.
 */
export const whenDatesAreWhole = () =>
  new Promise<void>((resolve) => {
    const watch = new AbortController();
    const check = () => {
      if (isHalfTyped()) return;
      watch.abort();
      resolve();
    };
    // The field has lost the focus only after the event, which a press of a button causes, too.
    for (const sign of ['input', 'change', 'focusout', 'keyup'])
      addEventListener(sign, () => setTimeout(check), { capture: true, signal: watch.signal });
    check();
  });
