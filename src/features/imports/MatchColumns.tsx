import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { importCopy } from '@/content/imports';
import { isUnseen } from '@/domain/imports/useFile';
import { FileChoices } from '@/domain/imports/FileChoices';
import { ColumnQuestions } from './ColumnQuestions';
import { ColumnTable } from './ColumnTable';
import { digitColumns, labelOf, neededColumns } from './columns';
import type { Import } from './useImport';

const { match: words } = importCopy;

/** The fields that a file lacks: a value for all rows can be entered. */
function MissingColumns({ current }: { current: Import }) {
  const { columns, filled, fill } = current.matching;
  const missing = neededColumns.filter((column) => !columns.includes(column));
  if (missing.length === 0) return null;
  return (
    <Box component="section" aria-label={words.missing}>
      <Typography variant="h4" component="h3">
        {words.missing}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {words.missingHint}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
        {missing.map((column) => (
          <TextField
            key={column}
            label={labelOf(column)}
            value={filled[column] ?? ''}
            onChange={({ target }) => fill(column, target.value)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Shows how a file was read and what each column of it becomes, and asks for what it lacks or does not tell. */
export function MatchColumns({ current }: { current: Import }) {
  const { chosenFile, columns, filled, fileReading, isOpen } = current.matching;
  if (!chosenFile) return null;
  const { table } = chosenFile;
  const nameOf = (place: number) => table.headings[place] || words.unnamed(place + 1);
  const places = table.headings.map((_, place) => place);
  const ignored = places.filter((place) => !columns[place]).map(nameOf);
  const rounded = places.filter((place) => {
    const column = columns[place];
    return table.numeric.has(place) && column && digitColumns.includes(column);
  });
  const missing = neededColumns.filter((column) => !columns.includes(column));
  const isComplete = missing.every((column) => filled[column]?.trim());
  return (
    <Stack spacing={3}>
      <Typography>{words.found(table.name, table.lines.length)}</Typography>
      <FileChoices
        chosenFile={chosenFile}
        reading={fileReading}
        onChoose={current.matching.change}
        onChooseSheet={current.matching.chooseSheet}
      />
      <ColumnTable current={current} nameOf={nameOf} />
      {ignored.length > 0 && (
        <Alert severity="info" sx={{ '& .MuiAlert-message': { overflowWrap: 'anywhere' } }}>
          {words.ignored(ignored.length, ignored.join(', '))}
        </Alert>
      )}
      {rounded.map((place) => (
        <Alert key={place} severity="warning">
          {words.numbers(nameOf(place))}
        </Alert>
      ))}
      <ColumnQuestions current={current} nameOf={nameOf} />
      <MissingColumns current={current} />
      {isUnseen(chosenFile) && <Typography role="status">{words.unseen}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="formBack" onClick={current.startOver}>
          {words.another}
        </Button>
        <Button
          variant="formBTN"
          disabled={!isComplete || isOpen || table.lines.length === 0 || fileReading.isBusy}
          onClick={current.checkAll}
        >
          {words.check}
        </Button>
      </Box>
    </Stack>
  );
}
