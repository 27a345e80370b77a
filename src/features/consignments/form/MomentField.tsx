import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { announce } from '@/ui/announce';
import { toLocalField } from '@/ui/dates/formatDate';
import type { Consignment } from '../consignment';
import type { ConsignmentField } from '../fields';
import { ZonedTimeField } from '../places/ZonedTimeField';
import type { ConsignmentValues } from './consignmentValues';
import { fieldHint } from './fieldHint';
import { storedZone, type MomentColumn } from './moments';
import { useWhere } from './useClocks';

interface MomentFieldProps {
  name: MomentColumn;
  label: string;
  field: ConsignmentField;
  required: boolean;
  disabled: boolean;
  /** What is being corrected. */
  stored?: Consignment;
}

/** A date with its time on the clock of the place where that happens, which the other fields of the form name. */
export function MomentField({ field, stored, ...props }: MomentFieldProps) {
  const { values, touched, setFieldValue } = useFormikContext<ConsignmentValues>();
  const where = useWhere(props.name, values, stored);
  const value = values[props.name];
  const isMoved =
    stored !== undefined && value === stored[props.name] && storedZone(stored, values) === undefined;
  // What was promised for one place is promised for the other: a day stays a day.
  useEffect(() => {
    if (isMoved) void setFieldValue(props.name, toLocalField(value, stored.journey.destinationZone));
  }, [isMoved, props.name, setFieldValue, stored, value]);
  const isLeft = touched[props.name] && !props.disabled;
  const hint = isLeft ? fieldHint(field, value, where.zone) : undefined;
  useEffect(() => {
    if (hint) announce(hint);
  }, [hint]);
  return <ZonedTimeField {...props} where={where} hint={hint} />;
}
