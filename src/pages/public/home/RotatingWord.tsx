import { useState } from 'react';
import { HEADING_TICK_MS } from '@/config/timing';
import { rotatingWords } from '@/content/home';
import { useInterval } from '@/ui/motion/useInterval';

const TICKS = rotatingWords.length * 2;

/**
 * Six ticks: each word comes in with one and goes out with the next. A word that is held stays in sight.
 * A plain element, since it is drawn forty times a minute.
 */
export function RotatingWord({ isMoving }: { isMoving: boolean }) {
  const [tick, setTick] = useState(0);
  useInterval(() => setTick((tick + 1) % TICKS), isMoving ? HEADING_TICK_MS : null);
  return <span data-in={tick % 2 === 0 || !isMoving}>{rotatingWords[Math.floor(tick / 2)]}</span>;
}
