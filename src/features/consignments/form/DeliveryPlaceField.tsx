import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { deliveryPlaceCopy as words } from '@/content/updates';
import { clocksOf } from '@/domain/places/countryClocks';
import { SuggestField } from '@/ui/forms/SuggestField';
import { useDebouncedValue } from '@/ui/useDebouncedValue';
import { useFindPlacesQuery } from '@/domain/places/placesApi';
import { hasSeveralClocks, ownZone } from '@/domain/places/clocks';
import type { ConsignmentValues } from '@/domain/consignment/consignmentValues';

const REST_MS = 200;

interface DeliveryPlaceFieldProps {
  name: 'deliveryPlace';
  id: string;
  label: string;
  disabled: boolean;
}

/** Where in a country of several time zones the delivery is. Others are not asked. */
export function DeliveryPlaceField(props: DeliveryPlaceFieldProps) {
  const { values } = useFormikContext<Pick<ConsignmentValues, 'headingTo' | 'deliveryPlace'>>();
  return hasSeveralClocks(values.headingTo) ? <Asked {...props} {...values} /> : null;
}

function Asked({
  headingTo,
  deliveryPlace,
  ...props
}: DeliveryPlaceFieldProps & Pick<ConsignmentValues, 'headingTo' | 'deliveryPlace'>) {
  const sought = useDebouncedValue(deliveryPlace.trim(), REST_MS);
  const { currentData } = useFindPlacesQuery(sought, { skip: sought === '' || props.disabled });
  const suggestions = useMemo(
    () => [
      ...(currentData ?? [])
        .filter(({ country }) => country === headingTo)
        .map(({ name, code }) => words.option(name, code)),
      ...(clocksOf(headingTo) ?? []),
    ],
    [currentData, headingTo],
  );
  return <SuggestField {...props} hint={words.hint(headingTo, ownZone())} suggestions={suggestions} />;
}
