import { useRef } from 'react';
import { newUuid } from '@/api/newUuid';
import { mailCopy } from '@/content/mail';
import { useQuestion } from '@/ui/useQuestion';
import { useResendMailMutation, type SentMail } from './mailApi';
import { problemAgain } from './problem';

interface Chosen {
  mail: SentMail;
  under: string;
}

/** The question before a mail goes out again, and the mail: one for each question, however often it is confirmed. */
export const useResend = () => {
  const [resend, mutation] = useResendMailMutation();
  // Nobody knows whether these second mails went out: asked for anew, they are the same ones still.
  const unanswered = useRef(new Map<string, string>());

  const act = async ({ mail: { key }, under }: Chosen) => {
    const { error } = await resend({ key, under });
    const isUnanswered = error !== undefined && 'status' in error && error.status === 0;
    if (isUnanswered && under !== key) unanswered.current.set(key, under);
    else unanswered.current.delete(key);
    return { error };
  };
  const { ask, dialog } = useQuestion<Chosen>({
    titleOf: ({ mail: { subject, recipient } }) => mailCopy.log.againTitle(subject, recipient),
    act,
    mutation,
    problem: mutation.error && problemAgain(mutation.error),
  });
  return {
    ask: (mail: SentMail) => {
      const second = () => unanswered.current.get(mail.key) ?? newUuid();
      // Only what certainly did not go out may go out under its own key.
      ask({ mail, under: mail.state === 'failed' ? mail.key : second() });
    },
    dialog,
  };
};
