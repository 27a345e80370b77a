import { useEffect, useRef } from 'react';
import { useOnline } from './useOnline';

/** Does once more, as soon as the line is back, what could not be done without it. */
export const useOnReconnect = (isUndone: boolean, redo: () => void) => {
  const isOnline = useOnline();
  const wasOffline = useRef(!isOnline);
  useEffect(() => {
    if (isOnline && wasOffline.current && isUndone) redo();
    wasOffline.current = !isOnline;
  });
};
