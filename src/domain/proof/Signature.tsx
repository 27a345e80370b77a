import Box from '@mui/material/Box';

/** Lines of a pen, each [x, y, x, y, …] in a field of 1000 × 400. */
export type Strokes = readonly (readonly number[])[];

export const FIELD = { width: 1000, height: 400 } as const;

const pointsOf = (stroke: readonly number[]) => stroke.join(' ');

/** What was drawn, as lines. */
export function Lines({ strokes }: { strokes: Strokes }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth={7} strokeLinecap="round" strokeLinejoin="round">
      {strokes.map((stroke, index) => (
        <polyline key={index} points={pointsOf(stroke)} />
      ))}
    </g>
  );
}

/** A signature as it was drawn. */
export function Signature({ strokes, label }: { strokes: Strokes; label: string }) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: '40rem',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        breakInside: 'avoid',
      }}
    >
      <Lines strokes={strokes} />
    </Box>
  );
}
