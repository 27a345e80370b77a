import { useState } from 'react';
import { HEADING_TICK_MS } from '@/config/timing';
import { rotatingWords } from '@/content/home';
import { useInterval } from '@/ui/motion/useInterval';

const TICKS = rotatingWords.length * 2;

/**
 * Six ticks: each word appears on one and disappears on the next. A paused word stays visible. A plain element, because it
 * renders forty times a minute.
 */
export function RotatingWord({ isMoving }: { isMoving: boolean }) {
  const [tick, setTick] = useState(0);
  useInterval(() => setTick((tick + 1) % TICKS), isMoving ? HEADING_TICK_MS : null);
  return <span data-in={tick % 2 === 0 || !isMoving}>{rotatingWords[Math.floor(tick / 2)]}</span>;
}
