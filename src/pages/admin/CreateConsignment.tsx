import { useState } from 'react';
import { ConsignmentForm } from '@/features/consignments/ConsignmentForm';
import { newConsignment, toInsert, type ConsignmentValues } from '@/features/consignments/consignmentForm';
import { useCreateConsignmentMutation } from '@/features/consignments/consignmentsApi';
import { Panel } from '@/ui/Panel';
import { dropDraft } from '@/ui/useSessionDraft';
import { refusalOf } from './refusal';

const DRAFT = 'draft:new-consignment';

/** The create form; it starts afresh only after the database has said yes. */
export function CreateConsignment() {
  const [create, { isLoading, error }] = useCreateConsignmentMutation();
  const [opened, setOpened] = useState(() => newConsignment(new Date().toISOString()));
  const [round, setRound] = useState(0);
  const submit = async (values: ConsignmentValues) => {
    const answer = await create(toInsert(values));
    if (answer.error) return;
    dropDraft(DRAFT);
    setOpened(newConsignment(new Date().toISOString()));
    setRound(round + 1);
  };
  return (
    <Panel heading="Create consignment">
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
