import Box from '@mui/material/Box';
import { brand } from '@/brand/brand';
import { exceptionNames, listCopy as words } from '@/content/consignmentList';
import type { ConsignmentSummary } from '@/domain/consignment/consignment';

const { line, tint } = brand.colors.caution;

/** With a frame and a sign: colours alone say nothing. */
const mark = {
  display: 'inline-block',
  px: '0.7rem',
  border: '1px solid',
  borderRadius: '1.2rem',
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: 1.6,
} as const;
const warning = { ...mark, color: line, borderColor: line, bgcolor: tint };
const quiet = { ...mark, color: 'text.secondary', borderColor: 'text.secondary' };

/** What keeps it from its way, as words. */
const warningsOf = ({ exceptions, late }: Pick<ConsignmentSummary, 'exceptions' | 'late'>) => {
  const open = [...new Set(exceptions)].map((kind) => exceptionNames[kind] as string);
  return [...open, ...(late ? [words.late] : [])];
};

function Warning({ text }: { text: string }) {
  return (
    <Box component="span" sx={warning}>
      <span aria-hidden>⚠ </span>
      {text}
    </Box>
  );
}

/** Where things stand, and what is wrong: a state that says so itself has the sign, and is not said twice. */
export function StateCell({ row }: { row: ConsignmentSummary }) {
  const warnings = warningsOf(row);
  const others = warnings.filter((text) => text !== row.status);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0.4rem 0.6rem' }}>
      {others.length < warnings.length ? <Warning text={row.status} /> : <span dir="auto">{row.status}</span>}
      {others.map((text) => (
        <Warning key={text} text={text} />
      ))}
      {row.archived_at !== null && (
        <Box component="span" sx={quiet}>
          {words.archived}
        </Box>
      )}
    </Box>
  );
}
