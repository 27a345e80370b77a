import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { storageKeys } from '@/config/storageKeys';
import { entriesCopy as words } from '@/content/updates';
import { FormDialog } from '@/ui/forms/FormDialog';
import { SuggestField } from '@/ui/forms/SuggestField';
import { requiredLine } from '@/ui/forms/textRules';
import { formRefusal } from '@/domain/forms/refusal';
import { useVoidEventMutation } from '../journeyApi';
import type { EventEntry } from '@/domain/journey/entries';

const rules = object({ reason: requiredLine });
const opened = { reason: '' };

/** Says what voiding an entry means, and asks why. */
export function VoidEvent({ entry, onClose }: { entry: EventEntry; onClose: () => void }) {
  const { id, consignment, status } = entry;
  const [voidEvent] = useVoidEventMutation();
  const save = async ({ reason }: typeof opened) => {
    const { error } = await voidEvent({ consignment, event: id, reason: reason.trim() });
    return formRefusal(error);
  };
  return (
    <FormDialog
      title={words.voidTitle(status)}
      action={words.void}
      draftKey={storageKeys.journeyDraft(`void-${id}`)}
      opened={opened}
      rules={rules}
      save={save}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <Typography>{words.voidText}</Typography>
          <SuggestField
            name="reason"
            id="void-reason"
            label={words.voidReason}
            required
            disabled={busy}
            suggestions={words.voidReasons}
            isLast
          />
        </>
      )}
    </FormDialog>
  );
}
