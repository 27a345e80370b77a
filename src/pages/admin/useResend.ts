import { useRef, useState } from 'react';
import { newUuid } from '@/api/newUuid';
import { mailCopy } from '@/content/mail';
import { useResendMailMutation, type SentMail } from '@/features/mail/mailApi';
import { problemAgain } from '@/features/mail/problem';

interface Chosen {
  mail: SentMail;
  under: string;
}

/** The question before a mail goes out again, and the mail: one for each question, however often it is confirmed. */
export const useResend = () => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [resend, { isLoading, error, reset }] = useResendMailMutation();
  // Nobody knows whether these second mails went out: asked for anew, they are the same ones still.
  const unanswered = useRef(new Map<string, string>());

  const ask = (mail: SentMail) => {
    const second = () => unanswered.current.get(mail.key) ?? newUuid();
    reset();
    // Only what certainly did not go out may go out under its own key.
    setChosen({ mail, under: mail.state === 'failed' ? mail.key : second() });
  };
  const confirm = async ({ mail: { key }, under }: Chosen) => {
    const { error: failure } = await resend({ key, under });
    if (!failure) setChosen(null);
    const isUnanswered = failure !== undefined && 'status' in failure && failure.status === 0;
    if (isUnanswered && under !== key) unanswered.current.set(key, under);
    else unanswered.current.delete(key);
  };
  return {
    ask,
    dialog: {
      open: chosen !== null,
      title: chosen ? mailCopy.log.againTitle(chosen.mail.subject, chosen.mail.recipient) : '',
      busy: isLoading,
      problem: error && problemAgain(error),
      onCancel: () => setChosen(null),
      onConfirm: () => void (chosen && confirm(chosen)),
    },
  };
};
