import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { storageKeys } from '@/config/storageKeys';
import { preparedAnswersCopy as words } from '@/content/preparedAnswers';
import { useRowForm } from '@/domain/forms/useRowForm';
import { FormDialog } from '@/ui/forms/FormDialog';
import { FormField } from '@/ui/forms/FormField';
import { growing } from '@/ui/forms/growing';
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

const areSame = (first: AnswerFields, other: AnswerFields) =>
  first.shortcut === other.shortcut && first.text === other.text;

/** Edits a prepared answer, or adds one. */
export function EditAnswer({ answer, onClose }: EditAnswerProps) {
  const [add] = useAddPreparedAnswerMutation();
  const [update] = useUpdatePreparedAnswerMutation();
  const { refetch } = useListPreparedAnswersQuery();
  const { dialog, newer } = useRowForm<StoredAnswer, AnswerFields, AnswerFields>({
    draftKey: storageKeys.preparedAnswerDraft(answer?.id ?? 'new'),
    row: answer,
    valuesOf: openAnswer,
    fieldsOf: toFields,
    add: async (fields) => {
      const { data, error } = await add(fields);
      if (error) return answerRefusal(error);
      return data && areSame(data, fields) ? undefined : words.taken;
    },
    update: (version, fields) => update({ version, fields }),
    refetch,
    isStored: areSame,
    words,
    refusalOf: answerRefusal,
  });
  return (
    <FormDialog
      title={answer ? words.editTitle(answer.shortcut) : words.addTitle}
      action={words.save}
      rules={answerRules}
      onClose={onClose}
      {...dialog}
      findStored={undefined}
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
          {newer && (
            <Alert severity="info">
              {words.now(newer.shortcut)}
              <Box
                component="bdi"
                sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {newer.text}
              </Box>
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  );
}
