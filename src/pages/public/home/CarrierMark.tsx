/** Emblems of the fictional carriers, on a 48 by 48 grid. */
const marks: Record<string, string> = {
  'halvarsund-line': 'M4 30h40l-6 12H10zM14 30V14h6v16M28 30V8h6v22M20 20h8',
  'meridane-air-cargo': 'M24 4a20 20 0 1 0 0 40 20 20 0 0 0 0-40zM10 32L38 14M24 23v17M31 18.5L36 34',
  'tolbrook-haulage': 'M6 8h36v8H28v26h-8V16H6z',
  'varnholt-rail': 'M6 8l18 34L42 8M14 8l10 19L34 8',
  'pelagora-feeders':
    'M4 16c7 0 7-6 13.3-6s6.7 6 13.3 6 6.7-6 13.4-6M4 28c7 0 7-6 13.3-6s6.7 6 13.3 6 6.7-6 13.4-6M4 40c7 0 7-6 13.3-6s6.7 6 13.3 6 6.7-6 13.4-6',
  'corvane-heavy-lift': 'M24 4v12M24 16L8 34h32zM8 34v8h32v-8M24 26v8',
};

export function CarrierMark({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      aria-hidden="true"
    >
      <path d={marks[name]} />
    </svg>
  );
}
