import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useMap } from 'react-leaflet';
import { ON_PAPER } from './paper';

/** Leaflet by itself looks only at the size of the window. */
export function FollowSize() {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    const follow = () => map.invalidateSize({ animate: false });
    /** A page is printed as it stands when the listener returns, before it has the width of the paper. */
    const print = (isOnPaper: boolean) => {
      container.classList.toggle(ON_PAPER, isOnPaper);
      flushSync(follow);
    };
    const [before, after] = [() => print(true), () => print(false)];
    const observer = 'ResizeObserver' in window ? new ResizeObserver(follow) : null;
    observer?.observe(container);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      observer?.disconnect();
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, [map]);
  return null;
}
