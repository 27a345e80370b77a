import marks from './carrierMarks.svg';

/** The emblem of a carrier, in the carrier's own colours. */
export function CarrierMark({ name }: { name: string }) {
  return <img src={`${marks}#${name}`} alt="" width="56" height="56" loading="lazy" decoding="async" />;
}
