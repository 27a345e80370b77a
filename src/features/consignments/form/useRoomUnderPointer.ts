import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** From the pointer to what may begin below: a little more than a button. */
const ROOM_PX = 64;

/**
 * The ref and the least height of an element that takes the place of a taller one when `contentKey` changes: it is brought into
 * view and reaches below the pointer, so that a second click on the button that was there hits nothing else. Again when the
 * taller one goes.
 */
export const useRoomUnderPointer = (contentKey: unknown, isTaller: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<number | undefined>(undefined);
  const [minHeight, setMinHeight] = useState<number>();
  useEffect(() => {
    const press = ({ clientY }: PointerEvent) => void (pressedAt.current = clientY);
    const forget = () => void (pressedAt.current = undefined);
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', forget, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', forget, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (!contentKey || !place.current) return void setMinHeight(undefined);
    place.current.scrollIntoView({ block: 'start' });
    const { top } = place.current.getBoundingClientRect();
    setMinHeight(pressedAt.current === undefined ? undefined : pressedAt.current + ROOM_PX - top);
  }, [contentKey, isTaller]);
  return { place, minHeight };
};
