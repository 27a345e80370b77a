import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { importFileCopy as words } from '@/content/importFiles';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import { ChooseEncoding } from './ChooseEncoding';
import { ChooseSheet } from './ChooseSheet';
import type { FileChoice } from './readFile';
import type { ChosenFile } from './useFile';

const MOST_NAMED = 10;
const MOST_SHOWN = 60;

const shortened = (texts: readonly string[]) => {
  const text = texts.filter((line) => line !== '').join(' · ');
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)} …` : text;
};

const namedRows = (numbers: ReadonlySet<number>) => {
  const names = [...numbers].slice(0, MOST_NAMED).join(', ');
  return numbers.size > MOST_NAMED ? `${names}, …` : names;
};

interface AsideProps {
  text: string;
  label: string;
  isTaken: boolean;
  isDisabled: boolean;
  onTake: (isTaken: boolean) => void;
}

/** What of a file is left out, unless somebody wants it. */
function Aside({ text, label, isTaken, isDisabled, onTake }: AsideProps) {
  return (
    <Alert severity="info">
      <Box sx={{ overflowWrap: 'anywhere' }}>{text}</Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={isTaken}
            disabled={isDisabled}
            onChange={({ target }) => onTake(target.checked)}
          />
        }
        label={label}
      />
    </Alert>
  );
}

interface FileChoicesProps {
  chosenFile: ChosenFile;
  reading: { isBusy: boolean; problem?: string };
  onChoose: (change: FileChoice) => void;
  onChooseSheet: (place: number) => void;
}

/** What can be chosen about a file: its sheet, its encoding, its headings, and which of its rows and columns are taken. */
export function FileChoices({
  chosenFile: { table, choice },
  reading,
  onChoose,
  onChooseSheet,
}: FileChoicesProps) {
  const { aside, heading, headingChoices, hiddenColumns } = table;
  const hiddenNames = table.headings.filter((_, place) => hiddenColumns.has(place));
  const isHiddenSheet = table.sheets.some(({ place, isHidden }) => isHidden && place === table.sheet);
  const taking = { isDisabled: reading.isBusy };
  return (
    <Stack spacing={2}>
      <ChooseSheet table={table} isDisabled={reading.isBusy} onChoose={onChooseSheet} />
      {isHiddenSheet && <Alert severity="warning">{words.hiddenSheetChosen}</Alert>}
      {table.encoding && (
        <ChooseEncoding
          foundEncoding={table.encoding}
          isSeen={choice.isSeen === true}
          isDisabled={reading.isBusy}
          onChoose={(encoding) => onChoose({ encoding, isSeen: false })}
          onSee={(isSeen) => onChoose({ isSeen })}
        />
      )}
      {headingChoices.length > 1 && (
        <TextField
          select
          label={words.heading.label}
          value={`${heading.row} ${heading.height}`}
          disabled={reading.isBusy}
          onChange={({ target }) => {
            const [row = 1, height = 1] = target.value.split(' ').map(Number);
            onChoose({ heading: { row, height: height === 2 ? 2 : 1 } });
          }}
          slotProps={nativeSelect}
          sx={{ maxWidth: '64rem' }}
        >
          {headingChoices.map(({ row, height, headings }) => (
            <option key={`${row} ${height}`} value={`${row} ${height}`}>
              {height === 2
                ? words.heading.options(row, shortened(headings))
                : words.heading.option(row, shortened(headings))}
            </option>
          ))}
        </TextField>
      )}
      {table.above.length > 0 && (
        <Typography color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {words.heading.above(table.above.join(' · '))}
        </Typography>
      )}
      {aside.hidden.size > 0 && (
        <Aside
          {...taking}
          text={words.setAside.hidden(namedRows(aside.hidden), aside.hidden.size)}
          label={words.setAside.withHidden(aside.hidden.size)}
          isTaken={choice.withHidden === true}
          onTake={(withHidden) => onChoose({ withHidden })}
        />
      )}
      {aside.totals.size > 0 && (
        <Aside
          {...taking}
          text={words.setAside.totals(namedRows(aside.totals), aside.totals.size)}
          label={words.setAside.withTotals(aside.totals.size)}
          isTaken={choice.withTotals === true}
          onTake={(withTotals) => onChoose({ withTotals })}
        />
      )}
      {hiddenNames.length > 0 && (
        <Aside
          {...taking}
          text={words.setAside.columns(shortened(hiddenNames), hiddenNames.length)}
          label={words.setAside.withColumns(hiddenNames.length)}
          isTaken={choice.withHiddenColumns === true}
          onTake={(withHiddenColumns) => onChoose({ withHiddenColumns })}
        />
      )}
      <div role="alert">{reading.problem && <Alert severity="error">{reading.problem}</Alert>}</div>
    </Stack>
  );
}
