import { act } from '@testing-library/react';

/** Blurs the focused element, as a browser does by itself when it gets disabled. */
export const loseFocus = () =>
  act(() => {
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    elsewhere.blur();
    elsewhere.remove();
  });

/** Runs `happen`, and lets a button render what it shows on focus. */
export const settled = (happen: () => void) =>
  act(() => {
    happen();
    return Promise.resolve();
  });
