import { act } from '@testing-library/react';

/** What has the focus and was disabled loses it: a browser does so by itself. */
export const loseFocus = () =>
  act(() => {
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    elsewhere.blur();
    elsewhere.remove();
  });

/** Something happens, and what a button draws when it gets the focus is drawn. */
export const settled = (happen: () => void) =>
  act(() => {
    happen();
    return Promise.resolve();
  });
