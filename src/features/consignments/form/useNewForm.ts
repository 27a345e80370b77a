import { useReducer, useState } from 'react';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { storageKeys } from '@/config/storageKeys';
import { openRequestKey } from '@/ui/forms/requestKey';
import { dropDraft, keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import { typedIn } from '@/ui/forms/typedIn';
import { useSent } from '@/ui/forms/useSent';
import {
  useCreateConsignmentMutation,
  useLazyFindStoredQuery,
  type Created,
} from '@/domain/consignment/consignmentsApi';
import { newConsignment, toInsert, type ConsignmentValues } from '@/domain/consignment/consignmentValues';
import { formRefusal } from '@/domain/forms/refusal';
import { openNewForm, reduceForm, withoutFilled } from './newForm';
import { useFindClocks } from './useClocks';

export const DRAFT = storageKeys.newConsignmentDraft;

/** Says under a field why nothing was sent. */
type Refuse = (column: string, problem: string) => void;

const openedNow = () => newConsignment(new Date().toISOString());
const readValues = () => readDraft<ConsignmentValues>(DRAFT) ?? {};

/**
 * The form of a new consignment, and what is done with it: it is filled in, sent, or begun afresh. One that was changed after an
 * answer was lost is a new request: before it is sent, the former one is looked up, and if that was stored the admin decides
 * what becomes of the changes. `onTaken` is called once one was stored, even if the page was left meanwhile.
 */
export const useNewForm = (
  onCreated: (created: Created | undefined) => void,
  onTaken: (created: Created) => void,
) => {
  // One state for all visits to the page: the user may leave it and return before the response arrives.
  const [create, { data, isLoading, error, fulfilledTimeStamp, reset }] = useCreateConsignmentMutation({
    fixedCacheKey: DRAFT,
  });
  const [find, { isFetching }] = useLazyFindStoredQuery();
  const findClocks = useFindClocks();
  const [requestKey] = useState(() => openRequestKey(storageKeys.requestKey(DRAFT)));
  const [form, tell] = useReducer(reduceForm, undefined, () =>
    openNewForm(openedNow(), readDraft(DRAFT) !== undefined),
  );
  const { openedValues, stored, problem, unknown, filled } = form;

  const forget = () => {
    dropDraft(DRAFT);
    requestKey.close();
  };
  const startAfresh = () => {
    forget();
    reset();
    tell({ type: 'begunAfresh', openedValues: openedNow() });
  };
  const finish = (created: Created | undefined) => {
    startAfresh();
    onCreated(created);
  };
  /** Fills it in from elsewhere, by its draft. */
  const fill = (values: Partial<ConsignmentValues>, notice: string) => {
    const before = readValues();
    keepDraft(DRAFT, { ...before, ...values });
    tell({ type: 'filledIn', notice, values, before });
  };
  /** What was typed before the form was filled in comes back. */
  const undoFilling = () => {
    const draft = filled ? withoutFilled(readValues(), filled, openedValues) : {};
    if (Object.keys(draft).length > 0) keepDraft(DRAFT, draft);
    else if (filled) dropDraft(DRAFT);
    tell({ type: 'fillingUndone' });
  };
  const send = async (values: ConsignmentValues, refuse?: Refuse) => {
    tell({ type: 'sent' });
    const foundClocks = await findClocks(values);
    if ('problem' in foundClocks) {
      if (foundClocks.column && refuse) refuse(foundClocks.column, foundClocks.problem);
      else tell({ type: 'refused', problem: foundClocks.problem });
      return;
    }
    const { clocks } = foundClocks;
    const key = requestKey.keyFor(typedIn(values, openedValues));
    const answer = await create({ ...toInsert(values, clocks), requestKey: key });
    if (answer.error) return;
    forget(); // useSent does not run if the page was left meanwhile
    const [createdRow] = answer.data;
    if (createdRow) onTaken(createdRow);
  };
  const submit = async (values: ConsignmentValues, refuse?: Refuse) => {
    const former = requestKey.formerKey(typedIn(values, openedValues));
    const formerRow = former === undefined ? undefined : await find(former);
    tell({
      type: 'formerFound',
      stored: formerRow?.data ?? undefined,
      unknown: formerRow?.error as ApiError | undefined,
    });
    if (!formerRow?.error && !formerRow?.data) await send(values, refuse);
  };
  /** What a former request stored is left as it is. */
  const leave = (former: Created) => {
    onTaken(former);
    finish(former);
  };
  useSent(fulfilledTimeStamp, () => finish(data?.[0]));
  return {
    form,
    busy: isLoading || isFetching,
    refusal: stored ? undefined : (problem ?? formRefusal(unknown ?? error)),
    tell,
    fill,
    undoFilling,
    submit,
    /** Sends the values whatever was stored before. */
    send,
    startAfresh,
    leave,
  };
};
