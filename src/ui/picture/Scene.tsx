import { memo, useId } from 'react';
import { Backdrop } from './Backdrop';
import { palettes } from './palettes';
import { sceneOf } from './scenes';
import { hash } from './shapes';

/** One drawn scene, the same for the same name. It fills its box and is cut at the edges. */
export const Scene = memo(function Scene({ name }: { name: string }) {
  const id = useId();
  const { Motif, mood, ground } = sceneOf(name);
  const palette = palettes[mood];
  return (
    <svg viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id={id} x2="0" y2="1">
        {palette.sky.map((color, at) => (
          <stop key={color} offset={at * 0.33} stopColor={color} />
        ))}
      </linearGradient>
      <path d="M0 0h800v500H0z" fill={`url(#${id})`} />
      <Backdrop ground={ground} palette={palette} seed={hash(name)} />
      <Motif {...palette} />
    </svg>
  );
});
