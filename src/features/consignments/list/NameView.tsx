import { object } from 'yup';
import { ownValue } from '@/config/ownValue';
import { NO_ROW, UNIQUE_VIOLATION } from '@/config/status';
import { storageKeys } from '@/config/storageKeys';
import { viewsCopy as words } from '@/content/consignmentList';
import { FormDialog } from '@/ui/forms/FormDialog';
import { FormField } from '@/ui/forms/FormField';
import { requiredLine } from '@/ui/forms/textRules';
import { formRefusal } from '@/domain/forms/refusal';
import { useRenameViewMutation, useSaveViewMutation, type SavedView } from './savedViewsApi';

const rules = object({ name: requiredLine });

const refusals: Record<string, string> = { [UNIQUE_VIOLATION]: words.taken, [NO_ROW]: words.gone };

interface NameViewProps {
  /** The view to be renamed; without it, the address is saved under the name. */
  renamed?: SavedView;
  address: string;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function NameView({ renamed, address, onClose }: NameViewProps) {
  const [saveView] = useSaveViewMutation();
  const [rename] = useRenameViewMutation();
  const save = async (typed: { name: string }) => {
    const name = typed.name.trim();
    const { error } = await (renamed ? rename({ id: renamed.id, name }) : saveView({ name, address }));
    return ownValue(refusals, error?.code ?? '') ?? formRefusal(error);
  };
  return (
    <FormDialog
      title={renamed ? words.renameTitle(renamed.name) : words.saveTitle}
      action={renamed ? words.rename : words.saveAction}
      draftKey={storageKeys.savedViewDraft(renamed?.id ?? 'new')}
      opened={{ name: renamed?.name ?? '' }}
      rules={rules}
      save={save}
      onClose={onClose}
    >
      {(busy) => (
        <FormField
          name="name"
          id="view-name"
          label={words.name}
          required
          disabled={busy}
          helperText={renamed ? undefined : words.saveHint}
        />
      )}
    </FormDialog>
  );
}
