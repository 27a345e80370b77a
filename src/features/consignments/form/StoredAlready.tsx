import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { correctConsignment, paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { storedCopy as words } from '@/content/newConsignment';
import { openRequestKey } from '@/ui/forms/requestKey';
import { typedIn } from '@/ui/forms/typedIn';
import { readConsignment, type Consignment } from '@/domain/consignment/consignment';
import { useUpdateConsignmentMutation } from '@/domain/consignment/consignmentsApi';
import type { ConsignmentField } from '@/domain/consignment/fields';
import {
  changedSince,
  minuteOf,
  toUpdate,
  toValues,
  type ConsignmentValues,
} from '@/domain/consignment/consignmentValues';
import { formRefusal } from '@/domain/forms/refusal';
import { useWhere } from './useWhere';

interface StoredAlreadyProps {
  consignment: Consignment;
  openedValues: ConsignmentValues;
  busy: boolean;
  /** What of the changes could be stored is: this is the consignment now. */
  onChanged: (consignment: Consignment) => void;
  /** Nothing of the form is wanted any more. */
  onLeave: () => void;
  onSecond: (values: ConsignmentValues) => void;
}

const labelsOf = (fields: readonly ConsignmentField[]) =>
  new Intl.ListFormat('en').format(fields.map(({ label }) => label));

/** In the form of a consignment whose answer was lost: it is stored, and the form was changed since. What now? */
export function StoredAlready(props: StoredAlreadyProps) {
  const { consignment, openedValues, busy, onChanged, onLeave, onSecond } = props;
  const { id, trackingId } = consignment;
  const { values } = useFormikContext<ConsignmentValues>();
  const [update, { isLoading, error }] = useUpdateConsignmentMutation();
  const [editKey] = useState(() =>
    openRequestKey(storageKeys.requestKey(`${storageKeys.newConsignmentDraft}:edit`)),
  );
  const clocks = {
    deliveryDate: useWhere('deliveryDate', values).zone,
    timeCreated: useWhere('timeCreated', values).zone,
  };
  const changed = changedSince(consignment, values, openedValues, clocks);
  const editable = changed.filter((field) => field.editable);
  const locked = changed.filter((field) => !field.editable);
  const change = async () => {
    const before = toValues(consignment, '');
    const edited = { ...values, currentTime: minuteOf(new Date().toISOString()) };
    const key = editKey.keyFor({ id, ...typedIn(values, before) });
    const answer = await update({ id, changes: { ...toUpdate(edited, before), editKey: key } });
    if (!answer.data) return;
    editKey.close();
    onChanged(readConsignment(answer.data));
  };
  const isWaiting = busy || isLoading;
  return (
    <Alert severity="warning">
      <AlertTitle translate="no">{words.title(trackingId)}</AlertTitle>
      <Box sx={{ mb: 1.5 }}>
        {changed.length > 0 ? words.text(labelsOf(changed)) : words.same}
        {locked.length > 0 && ` ${words.locked(labelsOf(locked))}`}
      </Box>
      {error && <Box sx={{ mb: 1.5, fontWeight: 600 }}>{formRefusal(error)}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {editable.length > 0 && (
          <Button variant="main" loading={isLoading} disabled={busy} onClick={() => void change()}>
            {words.change(labelsOf(editable))}
          </Button>
        )}
        {locked.length > 0 && (
          <Button variant="formBack" component={Link} to={correctConsignment(id)}>
            {words.correct}
          </Button>
        )}
        <Button variant="formBack" component={Link} to={paths.adminConsignment(id)}>
          {words.open}
        </Button>
        <Button variant="formBack" disabled={isWaiting} onClick={onLeave}>
          {words.leave}
        </Button>
        {changed.length > 0 && (
          <Button variant="formBack" disabled={isWaiting} onClick={() => onSecond(values)}>
            {words.second}
          </Button>
        )}
      </Box>
    </Alert>
  );
}
