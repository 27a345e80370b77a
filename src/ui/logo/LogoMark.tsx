import { logoShape } from './logoShape';

interface LogoMarkProps {
  mark: string;
  arrow: string;
}

/** The company's mark by itself. */
export function LogoMark({ mark, arrow }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="4.4rem"
      height="4.4rem"
      fill="none"
      strokeWidth={logoShape.strokeWidth}
      aria-hidden="true"
    >
      <path d={logoShape.container} stroke={mark} />
      <path d={logoShape.arrow} stroke={arrow} />
    </svg>
  );
}
