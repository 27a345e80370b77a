import { updatesCopy as words } from '@/content/updates';
import { FormField } from '@/ui/forms/FormField';
import { growing } from '@/ui/forms/growing';
import { SuggestField } from '@/ui/forms/SuggestField';

const note = growing({ least: 2, most: 12 });

/** What an update says beside its facts: the reason, where one is asked for, and the notes. */
export function NoteFields({ asksReason, busy }: { asksReason: boolean; busy: boolean }) {
  return (
    <>
      {asksReason && (
        <SuggestField
          name="reason"
          id="reason"
          disabled={busy}
          label={words.reason}
          hint={words.reasonHint}
          suggestions={words.reasons}
        />
      )}
      <FormField name="publicNote" id="publicNote" disabled={busy} label={words.publicNote} {...note} />
      <FormField
        name="internalNote"
        id="internalNote"
        disabled={busy}
        label={words.internalNote}
        helperText={words.internalHint}
        {...note}
      />
    </>
  );
}
