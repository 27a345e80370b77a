import { object } from 'yup';
import { UNIQUE_VIOLATION } from '@/config/status';
import { storageKeys } from '@/config/storageKeys';
import { viewsCopy as words } from '@/content/consignmentList';
import { FormDialog } from '@/ui/forms/FormDialog';
import { FormField } from '@/ui/forms/FormField';
import { requiredLine } from '@/ui/forms/textRules';
import { formRefusal } from '../form/refusal';
import { useAddViewMutation, useChangeViewMutation, type SavedView } from './savedViewsApi';

const rules = object({ name: requiredLine });

interface NameViewProps {
  views: readonly SavedView[];
  /** The view to be renamed; without it, the address is saved under the name. */
  renamed?: SavedView;
  address: string;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function NameView({ views, renamed, address, onClose }: NameViewProps) {
  const [add] = useAddViewMutation();
  const [change] = useChangeViewMutation();
  const store = (name: string) => {
    if (renamed) return change({ id: renamed.id, changes: { name } });
    const same = views.find((view) => view.name === name);
    return same ? change({ id: same.id, changes: { address } }) : add({ name, address });
  };
  const save = async ({ name }: { name: string }) => {
    const { error } = await store(name.trim());
    return error && 'code' in error && error.code === UNIQUE_VIOLATION ? words.taken : formRefusal(error);
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
