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

/** The confirmation before a mail is resent, and the resend: one mail per confirmation, however often it is pressed. */
export const useResend = () => {
  const [resend, mutation] = useResendMailMutation();
  // Second mails whose outcome is unknown: requested again, they keep their keys.
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
    verb: mailCopy.log.again,
    act,
    mutation,
    problem: mutation.error && problemAgain(mutation.error),
  });
  return {
    ask: (mail: SentMail) => {
      const second = () => unanswered.current.get(mail.key) ?? newUuid();
      // Only a mail that was certainly not sent may be resent under its own key.
      ask({ mail, under: mail.state === 'failed' ? mail.key : second() });
    },
    dialog,
  };
};
