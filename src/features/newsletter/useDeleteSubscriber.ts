import { useQuestion } from '@/ui/useQuestion';
import { useDeleteSubscriberMutation, type Subscriber } from './newsletterApi';

/** The confirmation before a subscriber is deleted, and the deletion. */
export const useDeleteSubscriber = () => {
  const [remove, mutation] = useDeleteSubscriberMutation();
  return useQuestion<Subscriber>({
    titleOf: ({ email }) => `Delete the subscriber ${email}`,
    verb: 'Delete',
    act: ({ id }) => remove(id),
    mutation,
    problem: mutation.error?.message,
  });
};
