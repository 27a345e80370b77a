import { useState } from 'react';
import { preparedAnswersCopy as words } from '@/content/preparedAnswers';
import { useQuestion } from '@/ui/useQuestion';
import {
  useDeletePreparedAnswerMutation,
  type StoredAnswer,
} from '@/domain/preparedAnswers/preparedAnswersApi';

/**
 * The confirmation before a prepared answer is deleted. If somebody has changed it meanwhile, nothing is deleted: the dialog stays,
 * says so, and asks about the answer as it is now.
 */
export const useDeleteAnswer = () => {
  const [remove, mutation] = useDeletePreparedAnswerMutation();
  const [isChanged, setChanged] = useState(false);
  const { ask, dialog } = useQuestion<StoredAnswer>({
    titleOf: ({ shortcut }) => words.deleteTitle(shortcut),
    verb: words.delete,
    act: async (answer) => {
      const { data: now, error } = await remove(answer);
      if (now) ask(now);
      setChanged(Boolean(now));
      return { error: error ?? now ?? undefined };
    },
    mutation,
    problem: isChanged ? words.deletedOrChanged : mutation.error?.message,
  });
  return {
    ask: (answer: StoredAnswer) => {
      setChanged(false);
      ask(answer);
    },
    dialog,
  };
};
