interface LogoMarkProps {
  mark: string;
  arrow: string;
}

/** A container seen from its corner, open on one side, with an arrow leaving it. */
export function LogoMark({ mark, arrow }: LogoMarkProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 48 48"
      width="44"
      height="44"
      fill="none"
      strokeWidth="5.5"
      aria-hidden="true"
    >
      <path d="M40 15.2V14L24 4.8 8 14v20l16 9.2L40 34v-1.2" stroke={mark} />
      <path d="M16 24h25" stroke={arrow} />
      <path d="M34.5 16.5L42 24l-7.5 7.5" stroke={arrow} />
    </svg>
  );
}
