import { useSyncExternalStore } from 'react';

const CHANGED = 'kept-choice-changed';

/** For browsers that block storage: a choice lasts as long as the page. */
const memory = new Map<string, boolean>();

/** Whether a choice was made in this browser. */
export const isChosen = (key: string) => {
  try {
    return memory.get(key) ?? localStorage.getItem(key) === 'on';
  } catch {
    return memory.get(key) ?? false;
  }
};

const choose = (key: string, next: boolean) => {
  try {
    if (next) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
    memory.delete(key);
  } catch {
    memory.set(key, next);
  }
  window.dispatchEvent(new Event(CHANGED));
};

/** Other tabs of the browser follow. */
const subscribe = (onChange: () => void) => {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
};

/** A choice that this browser keeps; not made at first. */
export const useKeptChoice = (key: string) => {
  const storedChoice = useSyncExternalStore(
    subscribe,
    () => isChosen(key),
    () => false,
  );
  return [storedChoice, (next: boolean) => choose(key, next)] as const;
};
