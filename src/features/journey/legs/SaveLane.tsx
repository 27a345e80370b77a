import { object } from 'yup';
import { storageKeys } from '@/config/storageKeys';
import { lanesCopy as words } from '@/content/updates';
import { FormDialog } from '@/ui/forms/FormDialog';
import { FormField } from '@/ui/forms/FormField';
import { requiredLine } from '@/ui/forms/textRules';
import { formRefusal } from '@/domain/forms/refusal';
import { useSaveLaneMutation } from '../journeyApi';
import type { Leg } from '@/domain/journey/entries';

const rules = object({ name: requiredLine });
const opened = { name: '' };

interface SaveLaneProps {
  consignment: number;
  legs: readonly Leg[];
  onClose: () => void;
}

/** Keeps the legs of a consignment under a name, for others on the same way. */
export function SaveLane({ consignment, legs, onClose }: SaveLaneProps) {
  const [saveLane] = useSaveLaneMutation();
  const save = async ({ name }: typeof opened) => {
    const lane = legs.map(({ mode, origin, destination, carrier }) => ({
      mode,
      origin,
      destination,
      carrier,
    }));
    const { error } = await saveLane({ name: name.trim(), legs: lane });
    return formRefusal(error);
  };
  return (
    <FormDialog
      title={words.saveTitle}
      action={words.saveAction}
      draftKey={storageKeys.journeyDraft(`lane-${consignment}`)}
      opened={opened}
      rules={rules}
      save={save}
      onClose={onClose}
    >
      {(busy) => (
        <FormField
          name="name"
          id="lane-name"
          label={words.name}
          required
          disabled={busy}
          helperText={words.nameHint}
        />
      )}
    </FormDialog>
  );
}
