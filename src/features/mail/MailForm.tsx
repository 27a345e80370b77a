import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FormikProvider, useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { mailCopy } from '@/content/mail';
import { PreparedAnswers } from '@/domain/preparedAnswers/PreparedAnswers';
import { mentionedIds } from '@/domain/trackingId/mentionedIds';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { openRequestKey } from '@/ui/forms/requestKey';
import { selectIn } from '@/ui/forms/selectIn';
import { dropDraft, readDraft } from '@/ui/forms/sessionDraft';
import { submitOnce } from '@/ui/forms/submitOnce';
import { useSent } from '@/ui/forms/useSent';
import { useSessionDraft } from '@/ui/forms/useSessionDraft';
import { WritingBesidePreview } from '@/ui/forms/WritingBesidePreview';
import { AddressFields } from './AddressFields';
import { fillFrom, recipientOf } from './fillFrom';
import { useSendMailMutation, type Answers, type Sent } from './mailApi';
import { cleanId, mailRules, newMail, toMessage, type Addressee, type MailValues } from './mailValues';
import { MailPreview } from './MailPreview';
import { controlsOf } from './ParagraphField';
import { ParagraphsField } from './ParagraphsField';
import { problemOf } from './problem';

interface MailFormProps {
  addressee: Addressee;
  /** Storage key of the draft, which survives a reload. */
  draftKey: string;
  /** The inquiry that the mail answers. It is handled once the mail was taken, even if the page was left meanwhile. */
  answers?: Answers;
  /** Called once the mail was taken, while the form is there, or when the user returns to it. */
  onSent: (sentMail: Sent) => void;
  /** Texts that may name the consignment that the mail is about. */
  questions: readonly string[];
}

/** The form of one e-mail beside its preview. The input is kept until the mail has been sent. */
export function MailForm(props: MailFormProps) {
  const { addressee, draftKey, answers, onSent, questions } = props;
  // One state for all visits to the page: the user may leave it and return before the response arrives.
  const [send, { isLoading, error, data, fulfilledTimeStamp }] = useSendMailMutation({
    fixedCacheKey: draftKey,
  });
  const button = useFocusAfterBusy(isLoading);
  const [openedValues] = useState(() => {
    const empty = newMail(addressee);
    return addressee.parties ? fillFrom(empty, addressee.parties) : empty;
  });
  const [initialValues] = useState(() => ({ ...openedValues, ...readDraft<MailValues>(draftKey) }));
  const [requestKey] = useState(() => openRequestKey(storageKeys.requestKey(draftKey)));
  const form = useFormik<MailValues>({
    initialValues,
    validationSchema: mailRules,
    onSubmit: async (values) => {
      const message = toMessage(values);
      const answer = await send({ key: requestKey.keyFor(message), message, answers });
      if (!answer.error) forget(); // useSent does not run if the page was left meanwhile
    },
  });
  const forget = () => {
    dropDraft(draftKey);
    requestKey.close();
  };
  useSessionDraft(draftKey, form.values, openedValues);
  useSent(fulfilledTimeStamp, () => {
    forget();
    if (data) onSent(data);
  });

  const [isReply] = useState(addressee.quoted !== undefined);
  useEffect(() => {
    const first = isReply && document.getElementById(controlsOf(0).text);
    if (first instanceof HTMLTextAreaElement) selectIn(first, first.value.length, first.value.length);
  }, [isReply]);

  const mentioned = mentionedIds([...questions, cleanId(form.values.trackingId)]);
  return (
    <FormikProvider value={form}>
      <WritingBesidePreview
        heading={mailCopy.compose}
        onSubmit={submitOnce(form)}
        preview={<MailPreview values={form.values} />}
      >
        <AddressFields busy={isLoading} />
        <PreparedAnswers name={recipientOf(form.values, addressee)} mentioned={mentioned}>
          <ParagraphsField busy={isLoading} />
        </PreparedAnswers>
        {error && <Alert severity="error">{problemOf(error)}</Alert>}
        <div>
          <Button ref={button} type="submit" variant="formBTN" loading={isLoading}>
            {mailCopy.send}
          </Button>
        </div>
      </WritingBesidePreview>
    </FormikProvider>
  );
}
