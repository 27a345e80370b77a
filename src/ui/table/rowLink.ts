import type { MouseEvent } from 'react';

const LINK = 'a[data-row-link]';

/** A link that covers its row: the row is opened where nothing else can be pressed. */
export const rowLink = { 'data-row-link': '' } as const;

/** The row of such a link. Texts and controls are above it, so that texts can be selected. */
export const linkedRows = {
  '& tbody > tr': { position: 'relative' },
  '& tbody > tr > * > *': { position: 'relative', zIndex: 1 },
  // Without its own place in the stack, which a flex item would have.
  '& tbody > tr > * > a[data-row-link]': {
    position: 'static',
    zIndex: 'auto',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
} as const;

const isSelecting = () => (window.getSelection()?.toString() ?? '') !== '';

/** Follows the link of a row when a text of the row is clicked, as if the link was: with Ctrl, in another tab. */
export const followRowLink = ({ target, currentTarget, nativeEvent }: MouseEvent<HTMLElement>) => {
  if (!(target instanceof Element) || target.closest('a, button, input, label') || isSelecting()) return;
  const { ctrlKey, metaKey, shiftKey } = nativeEvent;
  const click = new window.MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    ctrlKey,
    metaKey,
    shiftKey,
  });
  currentTarget.querySelector(LINK)?.dispatchEvent(click);
};
