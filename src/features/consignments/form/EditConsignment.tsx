import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { Consignment } from '../consignment';
import { useUpdateConsignmentMutation } from '../consignmentsApi';
import { ConsignmentForm } from './ConsignmentForm';
import { toUpdate, toValues, type ConsignmentValues } from './consignmentForm';
import { dropDraft, readDraft } from '@/ui/forms/sessionDraft';
import { refusalOf } from './refusal';

interface EditConsignmentProps {
  consignment: Consignment;
  onClose: () => void;
}

/**
 * The edit form in its modal. Only Cancel throws away what was typed; closing the modal keeps it. What has begun cannot be
 * waved away.
 */
export function EditConsignment({ consignment, onClose }: EditConsignmentProps) {
  const draftKey = `draft:consignment-${consignment.id}`;
  const [update, { isLoading, error }] = useUpdateConsignmentMutation();
  const [opened] = useState(() => toValues(consignment, new Date().toISOString()));
  const [isTakenUp, setIsTakenUp] = useState(() => readDraft(draftKey) !== undefined);
  const submit = async (values: ConsignmentValues) => {
    const answer = await update({ id: consignment.id, changes: toUpdate(values, opened) });
    if (!answer.error) discard();
  };
  const discard = () => {
    dropDraft(draftKey);
    onClose();
  };
  const startAfresh = () => {
    dropDraft(draftKey);
    setIsTakenUp(false);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={isLoading ? undefined : onClose}
      aria-labelledby="edit-title"
    >
      <DialogTitle id="edit-title">Edit consignment {consignment.trackingId}</DialogTitle>
      <DialogContent sx={{ pt: '1rem !important' }}>
        {isTakenUp && (
          <Alert severity="info" sx={{ mb: 3 }}>
            What you had typed here and not sent is back. Somebody may have changed the consignment since:
            check it.
            <div>
              <Button color="inherit" onClick={startAfresh} disabled={isLoading} sx={{ mt: 0.5, px: 0 }}>
                Start afresh
              </Button>
            </div>
          </Alert>
        )}
        <ConsignmentForm
          key={isTakenUp ? 'taken up' : 'afresh'}
          mode="edit"
          draftKey={draftKey}
          opened={opened}
          busy={isLoading}
          refusal={refusalOf(error)}
          onSubmit={(values) => void submit(values)}
          onCancel={discard}
        />
      </DialogContent>
    </Dialog>
  );
}
