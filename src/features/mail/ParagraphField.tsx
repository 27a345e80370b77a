import Down from '@mui/icons-material/ArrowDownward';
import Up from '@mui/icons-material/ArrowUpward';
import Remove from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { mailCopy } from '@/content/mail';
import { preparedAnswersCopy } from '@/content/preparedAnswers';
import { AnswerFormField } from '@/domain/preparedAnswers/AnswerFormField';
import { looks } from './looks';
import { ToggleField } from './ToggleField';

/** The ids of the controls that can take the focus in the paragraph at `index`. */
export const controlsOf = (index: number) => ({
  text: `message.${index}.paragraph`,
  up: `message.${index}.up`,
  down: `message.${index}.down`,
});

interface ParagraphFieldProps {
  /** Its place, counted from 0. */
  index: number;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One paragraph: its text, its formatting, and its place among the others. */
export function ParagraphField({ index, isFirst, isLast, busy, onMove, onRemove }: ParagraphFieldProps) {
  const name = `message.${index}`;
  const ids = controlsOf(index);
  const number = index + 1;
  const isOnly = isFirst && isLast;
  return (
    <Box
      component="fieldset"
      aria-label={mailCopy.paragraph(number)}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <AnswerFormField
        name={`${name}.paragraph`}
        id={ids.text}
        label={mailCopy.paragraph(number)}
        required
        disabled={busy}
        hint={isFirst ? preparedAnswersCopy.paragraphHint : undefined}
      />
      <Stack direction="row" useFlexGap sx={{ mt: 1, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {looks.map(({ field, label, choices }) => (
          <ToggleField
            key={field}
            name={`${name}.${field}`}
            label={`${label}, ${mailCopy.paragraph(number)}`}
            choices={choices}
            disabled={busy}
          />
        ))}
        {!isOnly && (
          <Stack direction="row" sx={{ ml: 'auto' }}>
            <IconButton
              id={ids.up}
              size="small"
              aria-label={mailCopy.moveUp(number)}
              disabled={busy || isFirst}
              onClick={() => onMove(index - 1)}
            >
              <Up />
            </IconButton>
            <IconButton
              id={ids.down}
              size="small"
              aria-label={mailCopy.moveDown(number)}
              disabled={busy || isLast}
              onClick={() => onMove(index + 1)}
            >
              <Down />
            </IconButton>
            <IconButton
              size="small"
              aria-label={mailCopy.remove(number)}
              disabled={busy}
              onClick={onRemove}
              color="error"
            >
              <Remove />
            </IconButton>
          </Stack>
        )}
      </Stack>
    </Box>
  );
}
