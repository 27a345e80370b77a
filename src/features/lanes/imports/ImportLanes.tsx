import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { laneDeskCopy } from '@/content/laneDesk';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { ChooseFile } from '@/domain/imports/ChooseFile';
import { ChooseDateOrder } from '@/domain/imports/ChooseDateOrder';
import { FileChoices } from '@/domain/imports/FileChoices';
import { saveCsv } from '@/ui/list/saveCsv';
import { Panel } from '@/ui/Panel';
import { laneCsvColumns } from '../keep/laneCsv';
import type { LaneChanges } from '../keep/useLaneChanges';
import { ReviewLanes } from './ReviewLanes';
import { useLaneImport } from './useLaneImport';

const { upload: words } = laneDeskCopy;

/** Lanes from a file: it is chosen, compared with what is stored, corrected, and stored. */
export function ImportLanes({ changes, onDone }: { changes: LaneChanges; onDone: () => void }) {
  const current = useLaneImport(changes, onDone);
  const { chosenFile, headings, stored, reading, listProblem } = current;
  const panel = useFocusOnChange(chosenFile?.table.key);
  return (
    <Panel ref={panel} heading={chosenFile ? words.review : words.choose}>
      {chosenFile && headings ? (
        <Stack spacing={2}>
          <Typography>{words.found(chosenFile.table.name, chosenFile.table.lines.length)}</Typography>
          <FileChoices
            chosenFile={chosenFile}
            reading={reading}
            onChoose={current.change}
            onChooseSheet={current.chooseSheet}
          />
          {headings.ignored.length > 0 && (
            <Alert severity="info">{words.ignored(headings.ignored.join(', '))}</Alert>
          )}
          {current.questions.map(({ column, unclearText = '', orders }) => (
            <ChooseDateOrder
              key={column}
              heading={laneDeskCopy.fields[column]}
              example={unclearText}
              orders={[...orders]}
              answer={current.orders[column]}
              onAnswer={(order) => current.answer(column, order)}
            />
          ))}
          <ReviewLanes key={chosenFile.table.key} current={current} />
        </Stack>
      ) : (
        <ChooseFile
          isBusy={reading.isBusy}
          problem={reading.problem ?? listProblem}
          onChoose={current.choose}
        >
          <Box>
            <Button
              disabled={!stored}
              onClick={() => saveCsv('lanes.csv', stored ?? [], laneCsvColumns)}
              sx={{ ml: -1 }}
            >
              {words.template}
            </Button>
            <Typography color="textSecondary" variant="body2">
              {words.templateHint}
            </Typography>
          </Box>
        </ChooseFile>
      )}
    </Panel>
  );
}
