import { useState } from 'react';
import { entriesCopy as words } from '@/content/updates';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useListEventsQuery, useListLegsQuery } from '../journeyApi';
import type { EventEntry } from '@/domain/journey/entries';
import { EntriesTable } from './EntriesTable';
import { VoidEvent } from './VoidEvent';

const NO_LEGS = [] as const;

interface EntriesPanelProps {
  consignment: number;
  onCorrect: (entry: EventEntry) => void;
}

/** Every entry of a journey, with what visitors do not see: internal notes, who entered it, and the voided ones. */
export function EntriesPanel({ consignment, onCorrect }: EntriesPanelProps) {
  const { data, error, isFetching, refetch } = useListEventsQuery(consignment);
  const { data: legs = NO_LEGS } = useListLegsQuery(consignment);
  const [voiding, setVoiding] = useState<EventEntry>();
  return (
    <Panel heading={words.heading}>
      {isFetching && !data && <LoadingState label={words.loading} />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data && <EntriesTable entries={data} legs={legs} onVoid={setVoiding} onCorrect={onCorrect} />}
      {voiding && <VoidEvent key={voiding.id} entry={voiding} onClose={() => setVoiding(undefined)} />}
    </Panel>
  );
}
