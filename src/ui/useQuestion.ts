import { useState } from 'react';
import { useIsMounted } from './useIsMounted';

/** A mutation that is idle, pending or failed. */
interface Mutation {
  isLoading: boolean;
  reset: () => void;
}

interface Question<Subject> {
  titleOf: (subject: Subject) => string;
  /** What the confirming button does, in a word. */
  verb: string;
  act: (subject: Subject) => Promise<{ error?: unknown }>;
  mutation: Mutation;
  /** Why the action failed. */
  problem: string | undefined;
  /** Not called if the page has been left meanwhile. */
  onDone?: () => void;
}

/** The confirmation of an action that cannot be undone: it stays until the action succeeds or is cancelled. */
export const useQuestion = <Subject>({
  titleOf,
  verb,
  act,
  mutation,
  problem,
  onDone,
}: Question<Subject>) => {
  const [subject, setSubject] = useState<Subject | null>(null);
  const isMounted = useIsMounted();
  const ask = (next: Subject) => {
    mutation.reset();
    setSubject(next);
  };
  const confirm = async () => {
    if (subject === null) return;
    const { error } = await act(subject);
    if (error) return;
    setSubject(null);
    if (isMounted()) onDone?.();
  };
  return {
    ask,
    dialog: {
      open: subject !== null,
      title: subject === null ? '' : titleOf(subject),
      verb,
      busy: mutation.isLoading,
      problem,
      onCancel: () => setSubject(null),
      onConfirm: () => void confirm(),
    },
  };
};
