import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { object } from 'yup';
import { refusalOf } from '@/api/refusalOf';
import { ownValue } from '@/config/ownValue';
import { CONFLICT } from '@/config/status';
import { storageKeys } from '@/config/storageKeys';
import { noticeRulesCopy as words } from '@/content/notices';
import { FormDialog } from '@/ui/forms/FormDialog';
import { FormField } from '@/ui/forms/FormField';
import { growing } from '@/ui/forms/growing';
import { note, required, requiredLine } from '@/ui/forms/textRules';
import { useOpened } from '@/ui/forms/useOpened';
import { useDebouncedValue } from '@/ui/useDebouncedValue';
import { formRefusal } from '@/domain/forms/refusal';
import { noticeWords, sampleNotice, unknownPlaceholder, wordsFor } from './noticeMail';
import { NoticePreview } from './NoticePreview';
import {
  noRule,
  useNoticeRulesQuery,
  useSetNoticeRuleMutation,
  useTestNoticeMutation,
  type NoticeRule,
  type RuleWords,
} from './noticesApi';

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

const placeholdersIn = (rule: typeof note) =>
  rule.test('placeholder', (text, { createError }) => {
    const name = unknownPlaceholder(text);
    return name === undefined || createError({ message: words.unknown(name) });
  });
const wordsIn = ({ subject, text }: NoticeRule): RuleWords => ({ subject, text });

const rules = object({ subject: placeholdersIn(requiredLine), text: placeholdersIn(required(note)) });

/**
 * The words of one notice, with the mail that they make. Those of the program are stored as none. If somebody has changed them since
 * they were opened, nothing is stored: the form says so, shows the words as they are now, and replaces them the next time.
 */
export function WordsDialog({ about, name, rule, onClose }: WordsDialogProps) {
  const draftKey = storageKeys.journeyDraft(`notice-${about}`);
  const [set] = useSetNoticeRuleMutation();
  const { refetch } = useNoticeRulesQuery();
  const [openedValues] = useState(() => wordsFor(about, rule));
  const [previousWords, see] = useOpened(draftKey, wordsIn(rule));
  const [isChanged, setChanged] = useState(false);
  const original = wordsFor(about);
  const save = async ({ subject, text }: Words) => {
    const { error } = await set({
      about,
      words: {
        subject: subject === original.subject ? null : subject,
        text: text === original.text ? null : text,
        previousWords,
      },
    });
    if (error?.code !== CONFLICT) return formRefusal(error);
    const { data: now, error: unread } = await refetch();
    if (unread || !now) return words.changed;
    see(wordsIn(now[about] ?? noRule));
    setChanged(true);
    return words.changed;
  };
  return (
    <FormDialog
      title={words.title(name)}
      action={words.save}
      draftKey={draftKey}
      openedValues={openedValues}
      rules={rules}
      save={save}
      onClose={onClose}
      maxWidth="md"
    >
      {(busy) => (
        <>
          <WordsFields about={about} name={name} busy={busy} />
          {isChanged && <StoredWords {...wordsFor(about, previousWords)} />}
        </>
      )}
    </FormDialog>
  );
}

function StoredWords({ subject, text }: Words) {
  return (
    <Alert severity="info">
      {words.now}
      <Typography component="bdi" sx={{ display: 'block', fontWeight: 600 }}>
        {subject}
      </Typography>
      <Typography component="bdi" sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Alert>
  );
}

const growingText = growing({ least: 4, most: 12 });

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
        {...growingText}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="formBack" loading={isLoading} onClick={() => void test({ about, ...values })}>
          {words.test}
        </Button>
        {ownValue(noticeWords, about) && (
          <Button onClick={() => void setValues(wordsFor(about))} disabled={busy}>
            {words.original}
          </Button>
        )}
      </Stack>
      <div role="status">{!isLoading && data && <Alert severity="success">{data}</Alert>}</div>
      {!isLoading && error && <Alert severity="error">{refusalOf(error)}</Alert>}
      <NoticePreview content={content} />
    </>
  );
}
