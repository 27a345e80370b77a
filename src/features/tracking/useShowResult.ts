import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { bringIntoView } from '@/ui/focus/bringIntoView';
import { focusIfLost } from '@/ui/focus/focusIfLost';
import { earlySearch } from './early/earlyAnswer';

/**
 * The ref of the heading of a result. After each search on the page it is brought into view and focused once the result is
 * there; not when the page was opened at an address with a search, and not on the way back.
 */
export const useShowResult = (isThere: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [early] = useState(earlySearch);
  const shown = useRef(early === 'none' ? key : undefined);
  useEffect(() => {
    if (!isThere || shown.current === key) return;
    const isFirst = shown.current === undefined;
    shown.current = key;
    if (isFirst && early === 'shown') focusIfLost(heading.current);
    else if (isFirst || !isBack) bringIntoView(heading.current);
  }, [isThere, key, isBack, early]);
  return heading;
};
