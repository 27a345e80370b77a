import Alert from '@mui/material/Alert';
import { importCopy } from '@/content/imports';
import { importable } from './columns';
import { inState, type ImportRow } from './importRow';

const { review: words } = importCopy;

const MOST_NAMED = 12;

const countries = importable.filter(({ field }) => field?.input === 'country').map(({ column }) => column);

/** What of a row is stored in other words than the file has: its weight in kilograms, and the names of its countries. */
const rewrittenIn = ({ written, texts, fields }: ImportRow) => {
  const { itemWeight: kilograms } = fields;
  const weight = [written.itemWeight, texts.weightUnit].filter(Boolean).join(' ');
  const isSaid = written.itemWeight !== undefined && typeof kilograms === 'string';
  return [
    ...(isSaid && !/^[\d.]+ ?kgs?$/i.test(weight) ? [words.readAs(weight, words.kilograms(kilograms))] : []),
    ...countries.flatMap((column) => {
      const [text, name] = [written[column], fields[column]];
      return text && name ? [words.readAs(text, name)] : [];
    }),
  ];
};

/** Says once for each text that is stored in other words what it is read as. */
export function RewrittenTexts({ rows }: { rows: readonly ImportRow[] }) {
  const texts = new Set(inState(rows, 'warned', 'ready', 'duplicate').flatMap(rewrittenIn));
  if (texts.size === 0) return null;
  const names = [...texts].slice(0, MOST_NAMED);
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { overflowWrap: 'anywhere' } }}>
      {words.rewritten([...names, ...(texts.size > MOST_NAMED ? ['…'] : [])].join('; '))}
    </Alert>
  );
}
