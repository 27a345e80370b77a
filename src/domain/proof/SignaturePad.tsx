import Box from '@mui/material/Box';
import { useRef, type PointerEvent } from 'react';
import { FIELD, Lines, type Strokes } from './Signature';

interface SignaturePadProps {
  label: string;
  strokes: Strokes;
  disabled: boolean;
  onChange: (strokes: Strokes) => void;
}

/** Coordinates in all; the database takes 40 kB. */
const MOST = 6_000;

/** The shortest way, in units of the field, that makes another point. */
const STEP = 4;

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));

/** A field to sign in, with a pen, a finger or a mouse. */
export function SignaturePad({ label, strokes, disabled, onChange }: SignaturePadProps) {
  /** What is drawn by one pointer: another finger, or the hand that rests on the field, does not draw. */
  const drawn = useRef<{ pointer: number; strokes: Strokes }>(undefined);
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [
      within(((clientX - left) / width) * FIELD.width, FIELD.width),
      within(((clientY - top) / height) * FIELD.height, FIELD.height),
    ] as const;
  };
  const set = (pointer: number, next: Strokes) => {
    drawn.current = { pointer, strokes: next };
    onChange(next);
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (drawn.current || disabled || event.button !== 0 || strokes.flat().length >= MOST) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = pointOf(event);
    set(event.pointerId, [...strokes, [x, y, x, y]]); // a dot is drawn, too
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const { pointer, strokes: knownStrokes } = drawn.current ?? {};
    const stroke = knownStrokes?.at(-1);
    if (event.pointerId !== pointer || !knownStrokes || !stroke || knownStrokes.flat().length >= MOST) return;
    const [x, y] = pointOf(event);
    const [lastX = 0, lastY = 0] = stroke.slice(-2);
    if (Math.hypot(x - lastX, y - lastY) < STEP) return;
    set(event.pointerId, [...knownStrokes.slice(0, -1), [...stroke, x, y]]);
  };
  const end = ({ pointerId }: PointerEvent<SVGSVGElement>) => {
    if (drawn.current?.pointer === pointerId) drawn.current = undefined;
  };
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onLostPointerCapture={end}
      sx={{
        display: 'block',
        width: '100%',
        border: '1px dashed',
        borderColor: 'text.secondary',
        borderRadius: 1,
        touchAction: 'none',
        cursor: disabled ? 'default' : 'crosshair',
      }}
    >
      <line
        x1="60"
        y1="320"
        x2="940"
        y2="320"
        stroke="currentColor"
        strokeOpacity="0.35"
        strokeWidth="2"
        strokeDasharray="12 10"
      />
      <Lines strokes={strokes} />
    </Box>
  );
}
