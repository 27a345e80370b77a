import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { useRef, useState } from 'react';
import { refusalOf } from '@/api/refusalOf';
import { storageKeys } from '@/config/storageKeys';
import { newslettersCopy as words } from '@/content/newsletters';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { FormField } from '@/ui/forms/FormField';
import { openRequestKey } from '@/ui/forms/requestKey';
import { dropDraft, readDraft } from '@/ui/forms/sessionDraft';
import { submitOnce } from '@/ui/forms/submitOnce';
import { useSent } from '@/ui/forms/useSent';
import { useSessionDraft } from '@/ui/forms/useSessionDraft';
import { WritingBesidePreview } from '@/ui/forms/WritingBesidePreview';
import { useQuestion } from '@/ui/useQuestion';
import { previewMail } from '@/domain/mail/mailFunctions';
import { contentRules, newMail, toMessage, type MailValues } from '../mailValues';
import { MailPreview } from '../MailPreview';
import { ParagraphsField } from '../ParagraphsField';
import { problemOf } from '../problem';
import { newsletterMail, type MailMessage, type Newsletter } from '../renderedMail';
import { useSendNewsletterMutation, useTestNewsletterMutation } from './newslettersApi';

const DRAFT = storageKeys.newsletterMailDraft;

const newsletterOf = (values: MailValues): Newsletter => {
  const { subject, message } = toMessage(values);
  return { subject, paragraphs: message };
};

const render = ({ subject, message: paragraphs }: MailMessage) => {
  const siteUrl = window.location.origin;
  const siteMail = newsletterMail(
    { kind: 'newsletter', subject, paragraphs },
    { email: 'reader@example.com', siteUrl },
  );
  return previewMail(siteMail, siteUrl);
};

/** The editor of the message box, for a mail to everybody who confirmed. The input is kept until it is sent. */
export function ComposeNewsletter({ confirmed }: { confirmed: number }) {
  const [openedValues] = useState(() => newMail({ to: '', name: '' }));
  const [initialValues] = useState(() => ({ ...openedValues, ...readDraft<MailValues>(DRAFT) }));
  const [requestKey] = useState(() => openRequestKey(storageKeys.requestKey(DRAFT)));
  const wish = useRef<'send' | 'test'>('send');
  // One state for all visits to the page: the user may leave it and return before the response arrives.
  const [send, sending] = useSendNewsletterMutation({ fixedCacheKey: DRAFT });
  const [test, tested] = useTestNewsletterMutation();
  const form = useFormik<MailValues>({
    initialValues,
    validationSchema: contentRules,
    onSubmit: async (values) => {
      if (wish.current === 'test') await test(newsletterOf(values));
      else question.ask(newsletterOf(values));
    },
  });
  useSessionDraft(DRAFT, form.values, openedValues);
  const question = useQuestion<Newsletter>({
    titleOf: ({ subject }) => words.sendTitle(subject, confirmed),
    verb: words.sendVerb,
    act: async (newsletter) => {
      const answer = await send({ key: requestKey.keyFor(newsletter), ...newsletter });
      if (!answer.error) forget(); // useSent does not run if the page was left meanwhile
      return answer;
    },
    mutation: sending,
    problem: sending.error && problemOf(sending.error),
  });
  const forget = () => {
    dropDraft(DRAFT);
    requestKey.close();
  };
  useSent(sending.fulfilledTimeStamp, () => {
    forget();
    tested.reset();
    form.resetForm({ values: openedValues });
  });
  const busy = form.isSubmitting || sending.isLoading;
  const testButton = useFocusAfterBusy(tested.isLoading);
  return (
    <FormikProvider value={form}>
      <WritingBesidePreview
        heading={words.compose}
        onSubmit={submitOnce(form)}
        preview={<MailPreview values={form.values} render={render} />}
      >
        <FormField
          name="subject"
          id="subject"
          label={words.subject}
          required
          disabled={busy}
          autoComplete="off"
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <ParagraphsField busy={busy} />
        <Box role="status" sx={{ display: 'contents' }}>
          {tested.data && !tested.isLoading && <Alert severity="success">{tested.data}</Alert>}
        </Box>
        {tested.error && !tested.isLoading && (
          <Alert severity="error">{words.kept(refusalOf(tested.error) || words.notTested)}</Alert>
        )}
        {confirmed === 0 && <Typography color="textSecondary">{words.sendNobody}</Typography>}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            type="submit"
            variant="formBTN"
            disabled={busy || confirmed === 0}
            onClick={() => (wish.current = 'send')}
          >
            {words.send(confirmed)}
          </Button>
          <Button
            ref={testButton}
            type="submit"
            variant="formBack"
            loading={tested.isLoading}
            onClick={() => (wish.current = 'test')}
          >
            {words.test}
          </Button>
        </Stack>
      </WritingBesidePreview>
      <ConfirmDialog {...question.dialog} text={words.sendText} />
    </FormikProvider>
  );
}
