import { exceptionNames, listCopy as words } from '@/content/consignmentList';
import type { ConsignmentSummary } from '@/domain/consignment/consignment';

/** What keeps it from its way, as words. */
const warningsOf = ({ exceptions, late }: Pick<ConsignmentSummary, 'exceptions' | 'late'>) => {
  const open = [...new Set(exceptions)].map((kind) => exceptionNames[kind] as string);
  return [...open, ...(late ? [words.late] : [])];
};

function Warning({ text }: { text: string }) {
  return (
    <span data-mark="warning">
      <span aria-hidden>⚠ </span>
      {text}
    </span>
  );
}

/** Where things stand, and what is wrong: a state that says so itself has the sign, and is not said twice. */
export function StateCell({ row }: { row: ConsignmentSummary }) {
  const warnings = warningsOf(row);
  const others = warnings.filter((text) => text !== row.status);
  return (
    <span data-state="">
      {others.length < warnings.length ? <Warning text={row.status} /> : <span dir="auto">{row.status}</span>}
      {others.map((text) => (
        <Warning key={text} text={text} />
      ))}
      {row.archived_at !== null && <span data-mark="">{words.archived}</span>}
    </span>
  );
}
