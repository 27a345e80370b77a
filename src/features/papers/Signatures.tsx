import { papersCopy as words } from '@/content/papers';

/** Fields for signatures. */
export function Signatures({ names }: { names: readonly string[] }) {
  return (
    <div className="signatures">
      {names.map((name) => (
        <div key={name}>
          <b>{name}</b>
          <span>{words.signature}</span>
        </div>
      ))}
    </div>
  );
}
