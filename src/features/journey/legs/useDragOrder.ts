import { useEffect, useRef, useState, type PointerEvent } from 'react';

interface Drag {
  from: number;
  /** Where it would be put now. */
  to: number;
  /** How far it was dragged, in px. */
  by: number;
}

/** The index of the entry whose middle was passed last, of entries from top to bottom. */
export const indexAt = (middles: readonly number[], from: number, y: number) => {
  const above = middles.filter((middle, index) => index !== from && middle < y).length;
  return Math.min(above, middles.length - 1);
};

/**
 * Reordering the entries of a list by a handle in each, with mouse, finger or pen. Escape, or the browser taking the pointer
 * away, leaves the order as it was. `onMove` gets indices.
 */
export const useDragOrder = (onMove: (from: number, to: number) => void) => {
  const list = useRef<HTMLOListElement>(null);
  const start = useRef({ y: 0, middles: [] as number[] });
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && setDrag(undefined);
    addEventListener('keydown', cancel);
    return () => removeEventListener('keydown', cancel);
  }, [isDragging]);

  const handleProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !list.current) return;
      event.preventDefault(); // no text is selected
      event.currentTarget.setPointerCapture(event.pointerId);
      const middles = Array.from(list.current.children, (entry) => {
        const { top, height } = entry.getBoundingClientRect();
        return window.scrollY + top + height / 2;
      });
      start.current = { y: event.pageY, middles };
      setDrag({ from: index, to: index, by: 0 });
    },
    onPointerMove: ({ pageY }: PointerEvent) => {
      const { y, middles } = start.current;
      const by = pageY - y;
      setDrag((now) => now && { ...now, by, to: indexAt(middles, now.from, (middles[now.from] ?? 0) + by) });
    },
    onPointerUp: () => {
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { list, drag, handleProps };
};
