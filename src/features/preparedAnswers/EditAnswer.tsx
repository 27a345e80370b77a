import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { storageKeys } from '@/config/storageKeys';
import { preparedAnswersCopy as words } from '@/content/preparedAnswers';
import { FormDialog } from '@/ui/forms/FormDialog';
import { FormField } from '@/ui/forms/FormField';
import { growing } from '@/ui/forms/growing';
import { useOpenedRow } from '@/ui/forms/useOpenedRow';
import { verbatim } from '@/ui/forms/verbatim';
import { answerRefusal, answerRules, toFields } from './answerForm';
import {
  useAddPreparedAnswerMutation,
  useListPreparedAnswersQuery,
  useUpdatePreparedAnswerMutation,
  type AnswerFields,
  type StoredAnswer,
} from '@/domain/preparedAnswers/preparedAnswersApi';

interface EditAnswerProps {
  /** The answer that is edited; without it, one is added. */
  answer?: StoredAnswer;
  onClose: () => void;
}

const text = growing({ least: 4, most: 14 }, { dir: 'auto' });

const openAnswer = (answer: StoredAnswer | undefined): AnswerFields => ({
  shortcut: answer?.shortcut ?? '',
  text: answer?.text ?? '',
});

const areSame = (one: AnswerFields, other: AnswerFields) =>
  one.shortcut === other.shortcut && one.text === other.text;

/**
 * Edits a prepared answer, or adds one. If somebody has changed it since it was opened, nothing is stored: the form says so, shows
 * the answer as it is now, and replaces that the next time.
 */
export function EditAnswer({ answer, onClose }: EditAnswerProps) {
  const [add] = useAddPreparedAnswerMutation();
  const [update] = useUpdatePreparedAnswerMutation();
  const { refetch } = useListPreparedAnswersQuery();
  const draftKey = storageKeys.preparedAnswerDraft(answer?.id ?? 'new');
  const { opened, known, setKnown, startOver } = useOpenedRow(draftKey, answer, openAnswer);

  const change = async (fields: AnswerFields, seen: StoredAnswer) => {
    const { data, error } = await update({ seen, fields });
    if (error || data) return answerRefusal(error);
    const now = (await refetch()).data?.find(({ id }) => id === seen.id);
    if (!now) return words.gone;
    if (areSame(now, fields)) return undefined;
    setKnown(now);
    return words.changed;
  };
  const save = async (values: AnswerFields) => {
    const fields = toFields(values);
    if (known) return change(fields, known);
    const { data, error } = await add(fields);
    if (error) return answerRefusal(error);
    return data && areSame(data, fields) ? undefined : words.taken;
  };
  return (
    <FormDialog
      title={answer ? words.editTitle(answer.shortcut) : words.addTitle}
      action={words.save}
      draftKey={draftKey}
      opened={opened.values}
      rules={answerRules}
      save={save}
      onClose={onClose}
      startOver={startOver}
    >
      {(busy) => (
        <>
          <FormField
            name="shortcut"
            id="answer-shortcut"
            label={words.shortcut}
            helperText={words.shortcutHint}
            required
            disabled={busy}
            autoComplete="off"
            slotProps={verbatim}
          />
          <FormField
            name="text"
            id="answer-text"
            label={words.text}
            helperText={words.placeholders}
            required
            disabled={busy}
            {...text}
          />
          {known && known !== opened.row && (
            <Alert severity="info">
              {words.now(known.shortcut)}
              <Box
                component="bdi"
                sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {known.text}
              </Box>
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  );
}
