import { useState } from 'react';
import { UNIQUE_VIOLATION } from '@/config/status';
import { storageKeys } from '@/config/storageKeys';
import { countries } from '@/content/countries';
import { placesCopy } from '@/content/updates';
import { FormDialog } from '@/ui/forms/FormDialog';
import { FormField } from '@/ui/forms/FormField';
import { SelectField } from '@/ui/forms/SelectField';
import { SuggestField } from '@/ui/forms/SuggestField';
import { verbatim } from '@/ui/forms/verbatim';
import { formRefusal } from '@/domain/forms/refusal';
import type { Place } from './place';
import { useAddPlaceMutation } from './placesApi';
import type { PlaceKind } from './place';
import { placeRules, toPlace, type PlaceValues } from './placeForm';
import { zones } from './zones';

const words = placesCopy.form;

const kinds = (['city', 'port', 'airport'] as const satisfies readonly PlaceKind[]).map((kind) => ({
  value: kind,
  label: placesCopy.kinds[kind],
}));
const countryNames = countries.map(({ name }) => name);

interface AddPlaceProps {
  /** What was searched for. */
  name: string;
  onAdded: (place: Place) => void;
  onClose: () => void;
}

/** Adds a place that the gazetteer lacks. */
export function AddPlace({ name, onAdded, onClose }: AddPlaceProps) {
  const [add] = useAddPlaceMutation();
  const [openedValues] = useState<PlaceValues>({
    name: '',
    country: '',
    code: '',
    kind: 'city',
    position: '',
    zone: '',
  });
  const save = async (values: PlaceValues) => {
    const { data, error } = await add(toPlace(values));
    if (data) onAdded(data);
    return error && 'code' in error && error.code === UNIQUE_VIOLATION ? words.taken : formRefusal(error);
  };
  const bound = (field: keyof PlaceValues, disabled: boolean) => ({
    name: field,
    id: `new-place-${field}`,
    label: words[field],
    required: true,
    disabled,
  });
  return (
    <FormDialog
      title={words.title}
      action={words.action}
      draftKey={storageKeys.journeyDraft('place')}
      openedValues={openedValues}
      chosenValues={{ name }}
      rules={placeRules}
      save={save}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <FormField {...bound('name', busy)} />
          <SuggestField {...bound('country', busy)} suggestions={countryNames} />
          <FormField {...bound('code', busy)} helperText={words.codeHint} slotProps={verbatim} />
          <SelectField {...bound('kind', busy)} options={kinds} />
          <FormField {...bound('position', busy)} helperText={words.positionHint} slotProps={verbatim} />
          <SuggestField {...bound('zone', busy)} suggestions={zones} />
        </>
      )}
    </FormDialog>
  );
}
