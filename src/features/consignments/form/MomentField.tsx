import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { announce } from '@/ui/announce';
import { toLocalField } from '@/ui/dates/formatDate';
import type { Consignment } from '@/domain/consignment/consignment';
import type { ConsignmentField } from '@/domain/consignment/fields';
import { zoneKnown } from '@/domain/places/clocks';
import { destinationOf } from '@/domain/consignment/destination';
import type { Where } from '@/domain/places/where';
import { ZonedTimeField } from '@/domain/places/ZonedTimeField';
import type { ConsignmentValues } from '@/domain/consignment/consignmentValues';
import { fieldHint } from './fieldHint';
import { spotOf, storedZone, type MomentColumn } from '@/domain/consignment/momentColumns';
import { useWhere, whereIn } from './useWhere';

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
export function MomentField(props: MomentFieldProps) {
  const { name, stored } = props;
  const { values } = useFormikContext<ConsignmentValues>();
  useSameDay(name, stored);
  if (stored && name === 'deliveryDate' && storedZone(stored, values))
    return <TimeThere {...props} where={destinationOf(stored)} />;
  const spot = spotOf(name, values);
  const zone = zoneKnown(spot);
  if (zone === undefined) return <AskedTime {...props} />;
  return <TimeThere {...props} where={whereIn(name, spot, { zone, isWaiting: false, isFailed: false })} />;
}

/** What was promised for one place is promised for the other: once the destination is corrected, the day stays, and not the moment. */
const useSameDay = (name: MomentColumn, stored: Consignment | undefined) => {
  const { values, setFieldValue } = useFormikContext<ConsignmentValues>();
  const promised = name === 'deliveryDate' ? stored?.deliveryDate : undefined;
  const zone = stored?.journey.destinationZone;
  const isMoved = promised === values[name] && storedZone(stored, values) === undefined;
  useEffect(() => {
    if (isMoved && promised) void setFieldValue(name, toLocalField(promised, zone));
  }, [isMoved, name, promised, setFieldValue, zone]);
};

/** Only the database knows the zone of the place. */
function AskedTime(props: MomentFieldProps) {
  const { values } = useFormikContext<ConsignmentValues>();
  return <TimeThere {...props} where={useWhere(props.name, values, props.stored)} />;
}

function TimeThere({ name, label, field, required, disabled, where }: MomentFieldProps & { where: Where }) {
  const { values } = useFormikContext<ConsignmentValues>();
  const [wasLeft, setLeft] = useState(false);
  const hint = wasLeft && !disabled ? fieldHint(field, values[name], where.zone) : undefined;
  useEffect(() => {
    if (hint) announce(hint);
  }, [hint]);
  return (
    <ZonedTimeField {...{ name, label, required, disabled, where, hint }} onBlur={() => setLeft(true)} />
  );
}
