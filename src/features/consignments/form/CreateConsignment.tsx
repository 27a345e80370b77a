import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { openRequestKey } from '@/ui/forms/requestKey';
import { dropDraft } from '@/ui/forms/sessionDraft';
import { useSent } from '@/ui/forms/useSent';
import { Panel } from '@/ui/Panel';
import { useCreateConsignmentMutation } from '../consignmentsApi';
import { ConsignmentForm } from './ConsignmentForm';
import { newConsignment, toInsert, typedIn, type ConsignmentValues } from './consignmentForm';
import { refusalOf } from './refusal';

const DRAFT = storageKeys.newConsignmentDraft;

const beginRound = (round: number) => ({
  round,
  opened: newConsignment(new Date().toISOString()),
  requestKey: openRequestKey(storageKeys.requestKey(DRAFT)),
});

/** The create form; it resets only after the database has confirmed the row. */
export function CreateConsignment() {
  // One state for all visits to the page: the user may leave it and return before the response arrives.
  const [create, { isLoading, error, fulfilledTimeStamp }] = useCreateConsignmentMutation({
    fixedCacheKey: DRAFT,
  });
  const [{ round, opened, requestKey }, setRound] = useState(() => beginRound(0));
  const panel = useFocusOnChange(round);
  const submit = async (values: ConsignmentValues) => {
    const key = requestKey.keyFor(typedIn(values, opened));
    const answer = await create({ ...toInsert(values), requestKey: key });
    if (!answer.error) forget(); // useSent does not run if the page was left meanwhile
  };
  const forget = () => {
    dropDraft(DRAFT);
    requestKey.close();
  };
  useSent(fulfilledTimeStamp, () => {
    forget();
    setRound(beginRound(round + 1));
  });
  return (
    <Panel ref={panel} heading="Create consignment">
      <ConsignmentForm
        key={round}
        mode="create"
        draftKey={DRAFT}
        opened={opened}
        busy={isLoading}
        refusal={refusalOf(error)}
        onSubmit={(values) => void submit(values)}
      />
    </Panel>
  );
}
