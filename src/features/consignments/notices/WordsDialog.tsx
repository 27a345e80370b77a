import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { object } from 'yup';
import { storageKeys } from '@/config/storageKeys';
import { noticeRulesCopy as words } from '@/content/notices';
import { FormDialog } from '@/ui/forms/FormDialog';
import { FormField } from '@/ui/forms/FormField';
import { growing } from '@/ui/forms/growing';
import { note, requiredLine } from '@/ui/forms/textRules';
import { useDebouncedValue } from '@/ui/useDebouncedValue';
import { refusalOf } from '../form/refusal';
import { noticeWords, sampleNotice, unknownPlaceholder, wordsFor } from './noticeMail';
import { NoticePreview } from './NoticePreview';
import { useSetNoticeRuleMutation, useTestNoticeMutation, type NoticeRule } from './noticesApi';

interface Words {
  subject: string;
  text: string;
}

interface WordsDialogProps {
  about: string;
  name: string;
  rule: NoticeRule;
  onClose: () => void;
}

/** Rendering the preview again on every keystroke would flicker. */
const REST_MS = 250;

const known = (rule: typeof note) =>
  rule.test('placeholder', (text, { createError }) => {
    const name = unknownPlaceholder(text);
    return name === undefined || createError({ message: words.unknown(name) });
  });
const rules = object({ subject: known(requiredLine), text: known(note).required() });

/** The words of one notice, with the mail that they make. Those of the program are stored as none. */
export function WordsDialog({ about, name, rule, onClose }: WordsDialogProps) {
  const [set] = useSetNoticeRuleMutation();
  const original = wordsFor(about);
  const save = async ({ subject, text }: Words) => {
    const { error } = await set({
      ...rule,
      about,
      subject: subject === original.subject ? null : subject,
      text: text === original.text ? null : text,
    });
    return refusalOf(error);
  };
  return (
    <FormDialog
      title={words.title(name)}
      action={words.save}
      draftKey={storageKeys.journeyDraft(`notice-${about}`)}
      opened={wordsFor(about, rule)}
      rules={rules}
      save={save}
      onClose={onClose}
      maxWidth="md"
    >
      {(busy) => <WordsFields about={about} name={name} busy={busy} />}
    </FormDialog>
  );
}

const text = growing({ least: 4, most: 12 });

function WordsFields({ about, name, busy }: { about: string; name: string; busy: boolean }) {
  const { values, setValues } = useFormikContext<Words>();
  const [test, { data, error, isLoading }] = useTestNoticeMutation();
  const settled = useDebouncedValue(values, REST_MS);
  const content = useMemo(
    () => ({ to: 'receiver', notices: [sampleNotice(about, settled, name)] }) as const,
    [about, name, settled],
  );
  return (
    <>
      <FormField name="subject" id="notice-subject" label={words.subject} required disabled={busy} />
      <FormField
        name="text"
        id="notice-text"
        label={words.text}
        helperText={words.textHint}
        required
        disabled={busy}
        {...text}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="formBack" loading={isLoading} onClick={() => void test({ about, ...values })}>
          {words.test}
        </Button>
        {noticeWords[about] && (
          <Button onClick={() => void setValues(wordsFor(about))} disabled={busy}>
            {words.original}
          </Button>
        )}
      </Stack>
      <div role="status">{!isLoading && data && <Alert severity="success">{data}</Alert>}</div>
      {!isLoading && error && <Alert severity="error">{error.message}</Alert>}
      <NoticePreview content={content} />
    </>
  );
}
