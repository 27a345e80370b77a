import type { KeyboardEvent } from 'react';

/** Keeps the Enter in a field from sending the form: that of a phone's keyboard or a hand scanner comes before it is filled in. */
export const withoutEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};
