import { storageKeys } from '@/config/storageKeys';
import { lanesCopy as words } from '@/content/updates';
import { LineDialog } from '@/ui/forms/LineDialog';
import { formRefusal } from '@/domain/forms/refusal';
import { useSaveLaneMutation } from '../journeyApi';
import type { Leg } from '@/domain/journey/entries';

interface SaveLaneProps {
  consignment: number;
  legs: readonly Leg[];
  onClose: () => void;
}

/** Keeps the legs of a consignment under a name, for others on the same way. */
export function SaveLane({ consignment, legs, onClose }: SaveLaneProps) {
  const [saveLane] = useSaveLaneMutation();
  const save = async (name: string) => {
    const lane = legs.map(({ mode, origin, destination, carrier }) => ({
      mode,
      origin,
      destination,
      carrier,
    }));
    const { error } = await saveLane({ name, legs: lane });
    return formRefusal(error);
  };
  return (
    <LineDialog
      title={words.saveTitle}
      action={words.saveAction}
      draftKey={storageKeys.journeyDraft(`lane-${consignment}`)}
      field="name"
      label={words.name}
      hint={words.nameHint}
      save={save}
      onClose={onClose}
    />
  );
}
