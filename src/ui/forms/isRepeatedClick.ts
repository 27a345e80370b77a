import type { MouseEvent } from 'react';

/** Whether a click is the second of a double click: it was meant for what was there before the first one. Never of a key. */
export const isRepeatedClick = ({ detail }: MouseEvent): boolean => detail > 1;
