import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { lanesCopy, legsCopy as words } from '@/content/updates';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorState } from '@/ui/ErrorState';
import { ChangingContent } from '@/ui/focus/ChangingContent';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useQuestion } from '@/ui/useQuestion';
import type { Consignment } from '@/domain/consignment/consignment';
import { useDeleteLegMutation, useListLegsQuery } from '../journeyApi';
import type { Leg } from '@/domain/journey/entries';
import { EditLeg } from './EditLeg';
import { Lanes } from './Lanes';
import { LegList } from './LegList';
import { legName } from './legName';
import { SaveLane } from './SaveLane';
import { useLegOrder } from './useLegOrder';

type Open = { dialog: 'add' | 'use' | 'save' } | { dialog: 'edit'; leg: Leg; position: number };

const NO_LEGS: readonly Leg[] = [];

/** The legs of a consignment's way: added one by one or from a template, edited, ordered and deleted. */
export function LegsPanel({ consignment }: { consignment: Consignment }) {
  const { id, journey } = consignment;
  const { data: legs, error, isFetching, refetch } = useListLegsQuery(id);
  const order = useLegOrder(id, legs ?? NO_LEGS, journey);
  const [openLeg, setOpenLeg] = useState<Open>();
  const [remove, mutation] = useDeleteLegMutation();
  const deletion = useQuestion<{ leg: Leg; position: number }>({
    titleOf: ({ leg, position }) => words.deleteTitle(legName(leg, position, journey)),
    act: ({ leg }) => remove(leg),
    verb: 'Delete',
    mutation,
    problem: mutation.error?.message,
  });
  const close = () => setOpenLeg(undefined);
  return (
    <Panel heading={words.heading}>
      {isFetching && !legs && <LoadingState label={words.loading} />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {legs && (
        <ChangingContent contentKey={legs.length}>
          {legs.length === 0 ? (
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {words.empty}
            </Typography>
          ) : (
            <LegList
              journey={journey}
              order={order}
              onEdit={(leg, position) => setOpenLeg({ dialog: 'edit', leg, position })}
              onDelete={(leg, position) => deletion.ask({ leg, position })}
            />
          )}
        </ChangingContent>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="formBack" onClick={() => setOpenLeg({ dialog: 'add' })}>
          {words.add}
        </Button>
        <Button variant="formBack" onClick={() => setOpenLeg({ dialog: 'use' })}>
          {lanesCopy.use}
        </Button>
        {legs && legs.length > 0 && (
          <Button variant="formBack" onClick={() => setOpenLeg({ dialog: 'save' })}>
            {lanesCopy.save}
          </Button>
        )}
      </Stack>
      {openLeg?.dialog === 'add' && <EditLeg consignment={consignment} onClose={close} />}
      {openLeg?.dialog === 'edit' && (
        <EditLeg consignment={consignment} leg={openLeg.leg} position={openLeg.position} onClose={close} />
      )}
      {openLeg?.dialog === 'use' && <Lanes consignment={id} onClose={close} />}
      {openLeg?.dialog === 'save' && <SaveLane consignment={id} legs={order.shownLegs} onClose={close} />}
      <ConfirmDialog {...deletion.dialog} />
    </Panel>
  );
}
