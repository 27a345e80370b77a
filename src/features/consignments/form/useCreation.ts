import { useState } from 'react';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { storageKeys } from '@/config/storageKeys';
import { openRequestKey } from '@/ui/forms/requestKey';
import { dropDraft } from '@/ui/forms/sessionDraft';
import { typedIn } from '@/ui/forms/typedIn';
import { useSent } from '@/ui/forms/useSent';
import type { Consignment } from '@/domain/consignment/consignment';
import {
  useCreateConsignmentMutation,
  useLazyFindStoredQuery,
  type Created,
} from '@/domain/consignment/consignmentsApi';
import { newConsignment, toInsert, type ConsignmentValues } from '@/domain/consignment/consignmentValues';
import { formRefusal } from '@/domain/forms/refusal';
import { useFindClocks } from './useClocks';

export const DRAFT = storageKeys.newConsignmentDraft;

/** Says under a field why nothing was sent. */
type Refuse = (column: string, problem: string) => void;

const beginRound = (round: number) => ({
  round,
  opened: newConsignment(new Date().toISOString()),
  requestKey: openRequestKey(storageKeys.requestKey(DRAFT)),
});

/**
 * Creates consignments, one a round. A form that was changed after an answer was lost is a new request: before it is sent,
 * the former one is looked up, and if that was stored the admin decides what becomes of the changes. `onTaken` is called once one was
 * stored, even if the page was left meanwhile.
 */
export const useCreation = (
  onCreated: (created: Created | undefined) => void,
  onTaken: (created: Created) => void,
) => {
  // One state for all visits to the page: the user may leave it and return before the response arrives.
  const [create, { data, isLoading, error, fulfilledTimeStamp, reset }] = useCreateConsignmentMutation({
    fixedCacheKey: DRAFT,
  });
  const [find, { isFetching }] = useLazyFindStoredQuery();
  const [{ round, opened, requestKey }, setRound] = useState(() => beginRound(0));
  const [stored, setStored] = useState<Consignment>();
  const [unknown, setUnknown] = useState<ApiError>();
  const [problem, setProblem] = useState<string>();
  const findClocks = useFindClocks();

  const forget = () => {
    dropDraft(DRAFT);
    requestKey.close();
  };
  const startAfresh = () => {
    forget();
    reset();
    setStored(undefined);
    setUnknown(undefined);
    setProblem(undefined);
    setRound(beginRound(round + 1));
  };
  const finish = (created: Created | undefined) => {
    startAfresh();
    onCreated(created);
  };
  const send = async (values: ConsignmentValues, refuse?: Refuse) => {
    setStored(undefined);
    setProblem(undefined);
    const found = await findClocks(values);
    if ('problem' in found) {
      if (found.column && refuse) refuse(found.column, found.problem);
      else setProblem(found.problem);
      return;
    }
    const { clocks } = found;
    const key = requestKey.keyFor(typedIn(values, opened));
    const answer = await create({ ...toInsert(values, clocks), requestKey: key });
    if (answer.error) return;
    forget(); // useSent does not run if the page was left meanwhile
    const [made] = answer.data;
    if (made) onTaken(made);
  };
  /** What a former request stored is left as it is. */
  const leave = (former: Created) => {
    onTaken(former);
    finish(former);
  };
  const submit = async (values: ConsignmentValues, refuse?: Refuse) => {
    const former = requestKey.formerKey(typedIn(values, opened));
    const found = former === undefined ? undefined : await find(former);
    setUnknown(found?.error as ApiError | undefined);
    setStored(found?.data ?? undefined);
    if (!found?.error && !found?.data) await send(values, refuse);
  };
  useSent(fulfilledTimeStamp, () => finish(data?.[0]));
  return {
    round,
    opened,
    busy: isLoading || isFetching,
    refusal: stored ? undefined : (problem ?? formRefusal(unknown ?? error)),
    submit,
    /** Sends the values whatever was stored before. */
    send,
    startAfresh,
    /** What a former request stored, if its answer was lost and the form was changed since. */
    stored,
    setStored,
    leave,
  };
};
