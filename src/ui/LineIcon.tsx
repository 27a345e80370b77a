import { lineIcons, type LineIconName } from './lineIcons';

/** A small icon in the colour of the surrounding text; always decorative. */
export function LineIcon({ name, size = '2.4rem' }: { name: LineIconName; size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lineIcons[name]} />
    </svg>
  );
}
