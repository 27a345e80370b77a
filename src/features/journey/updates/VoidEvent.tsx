import { storageKeys } from '@/config/storageKeys';
import { entriesCopy as words } from '@/content/updates';
import { LineDialog } from '@/ui/forms/LineDialog';
import { formRefusal } from '@/domain/forms/refusal';
import { useVoidEventMutation } from '../journeyApi';
import type { EventEntry } from '@/domain/journey/entries';

/** Says what voiding an entry means, and asks why. */
export function VoidEvent({ entry, onClose }: { entry: EventEntry; onClose: () => void }) {
  const { id, consignment, status } = entry;
  const [voidEvent] = useVoidEventMutation();
  const save = async (reason: string) => {
    const { error } = await voidEvent({ consignment, event: id, reason });
    return formRefusal(error);
  };
  return (
    <LineDialog
      title={words.voidTitle(status)}
      action={words.void}
      draftKey={storageKeys.journeyDraft(`void-${id}`)}
      text={words.voidText}
      field="reason"
      label={words.voidReason}
      suggestions={words.voidReasons}
      save={save}
      onClose={onClose}
    />
  );
}
