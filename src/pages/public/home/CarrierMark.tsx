import { carrierMarks } from './carrierMarks';

/** The emblem of a carrier, in the carrier's own colours. */
export function CarrierMark({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 56 56" width="56" height="56" aria-hidden="true">
      {carrierMarks[name]?.map(([color, d]) => (
        <path key={d} fill={color} d={d} />
      ))}
    </svg>
  );
}
