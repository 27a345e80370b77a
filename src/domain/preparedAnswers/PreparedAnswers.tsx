import { useCallback, useMemo, type ReactNode } from 'react';
import type { MentionedConsignment } from '@/domain/consignment/consignment';
import { useFindMentionedQuery } from '@/domain/consignment/consignmentsApi';
import { expectedDay } from '@/domain/consignment/expectedDay';
import { AnswersContext } from './AnswersContext';
import type { PlaceholderValues } from './placeholders';
import { useListPreparedAnswersQuery } from './preparedAnswersApi';

const valuesOf = (parcel: MentionedConsignment) => {
  const expected = expectedDay(parcel);
  return { trackingId: parcel.trackingId, status: parcel.status, ...(expected && { expected }) };
};

interface PreparedAnswersProps {
  /** Whom the text is for. */
  name: string | undefined;
  /** What can be tracking ids: the first that is known is what the text is about. */
  mentioned: readonly string[];
  children: ReactNode;
}

/** Offers the prepared answers to the fields inside, to be filled in from a consignment. */
export function PreparedAnswers({ name, mentioned, children }: PreparedAnswersProps) {
  const list = useListPreparedAnswersQuery();
  const isAsked = mentioned.length > 0;
  const mentions = useFindMentionedQuery(mentioned, { skip: !isAsked });
  const { currentData: consignments, refetch: findAgain } = mentions;
  const { data: answers, isFetching, refetch: listAgain } = list;
  const parcel = mentioned
    .map((id) => consignments?.find(({ trackingId }) => trackingId === id))
    .find((consignment) => consignment !== undefined);
  const values = useMemo<PlaceholderValues>(
    () => ({ ...(name && { name }), ...(parcel && valuesOf(parcel)) }),
    [name, parcel],
  );
  const refresh = useCallback(() => {
    void listAgain();
    if (isAsked) void findAgain();
  }, [listAgain, findAgain, isAsked]);
  // Until what is mentioned last has been looked up, they would be about what was mentioned before it.
  const isFinding = mentions.isFetching && !consignments;
  const isLoading = isFinding || (isFetching && !answers);
  const offered = useMemo(
    () => ({ answers: isFinding ? undefined : answers, isLoading, values, refresh }),
    [answers, isFinding, isLoading, values, refresh],
  );
  return <AnswersContext value={offered}>{children}</AnswersContext>;
}
