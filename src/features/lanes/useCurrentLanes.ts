import { useEffect, useState } from 'react';
import type { Lane } from '@/content/lanes';
import { useAppDispatch } from '@/redux/hooks';
import type { AskedLanes } from './findLanesApi';

/**
 * Lanes as the database has them, asked once the page runs; undefined until then, and if it does not answer: the page goes on
 * showing what it was written with. `request` is a constant, or nothing to ask.
 */
export const useCurrentLanes = (request: AskedLanes | undefined): readonly Lane[] | undefined => {
  const dispatch = useAppDispatch();
  const [current, setCurrent] = useState<readonly Lane[]>();
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      if (!request) return;
      const { readCurrent } = await import(/* webpackChunkName: "current-lanes" */ './currentLanes');
      const lanes = await dispatch(readCurrent(request));
      if (isShown) setCurrent(lanes);
    };
    ask().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [dispatch, request]);
  return current;
};
