import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LIVE_FACTS } from '@/config/dom';
import { keepingCopy as words, keepingDefaults, keptKinds } from '@/content/keeping';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import { useKeepingTermsQuery } from './keepingApi';
import { termText } from './termText';

interface Row {
  name: string;
  term: string;
}

const columns: readonly Column<Row>[] = [
  { label: words.columns.what, cell: ({ name }) => name, isRowHeader: true, width: 24 },
  { label: words.columns.term, cell: ({ term }) => term, stacked: 'labelled', width: 24 },
];

/** How long each kind of data is kept: as prerendered, then as the owner has it. */
export function KeepingTable() {
  const { data: terms = keepingDefaults } = useKeepingTermsQuery();
  const rows = [
    ...keptKinds.map((kind) => ({ name: words.kinds[kind].name, term: termText(kind, terms[kind]) })),
    ...words.always,
  ];
  return (
    <Box component="section" aria-labelledby="keeping-terms" {...{ [LIVE_FACTS]: '' }} sx={{ mt: 4 }}>
      <Typography variant="h4" component="h3" id="keeping-terms" sx={{ mb: 1.5 }}>
        {words.heading}
      </Typography>
      <ResponsiveTable label={words.heading} columns={columns} rows={rows} keyOf={({ name }) => name} />
    </Box>
  );
}
