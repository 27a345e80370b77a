import { useEffect, useEffectEvent } from 'react';
import { listenToScanner } from './listenToScanner';

/** Attribute of a field into which codes are typed. */
export const CODE_FIELD = 'data-code-field';

const nothing = () => undefined;

/**
 * Takes what a hand scanner types, wherever the focus is. Text fields keep what is typed into them, but for codes that are scanned into
 * the fields for codes, and into all of them if `isEverywhere`. `onUnreadable` is called for a scanner that the browser cannot read.
 */
export const useHandScanner = (
  onText: (text: string) => void,
  isEverywhere = false,
  onUnreadable: () => void = nothing,
) => {
  const take = useEffectEvent(onText);
  const complain = useEffectEvent(onUnreadable);
  const isRead = useEffectEvent((field: Element) => isEverywhere || field.hasAttribute(CODE_FIELD));
  useEffect(() => {
    return listenToScanner({
      isRead: (field) => isRead(field),
      onText: (text) => take(text),
      onUnreadable: () => complain(),
    });
  }, []);
};
