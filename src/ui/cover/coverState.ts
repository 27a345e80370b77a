import { useSyncExternalStore } from 'react';

/** Attribute of a document whose page is covered. */
export const COVERED = 'data-covered';

const CHANGED = 'page-cover-changed';

export const setCovered = (isCovered: boolean) => {
  document.documentElement.toggleAttribute(COVERED, isCovered);
  document.dispatchEvent(new Event(CHANGED));
};

export const isCovered = () => document.documentElement.hasAttribute(COVERED);

export const onCoverChange = (act: () => void) => {
  document.addEventListener(CHANGED, act);
  return () => document.removeEventListener(CHANGED, act);
};

/** True while a cover hides the page. */
export const useCovered = () => useSyncExternalStore(onCoverChange, isCovered, () => false);
