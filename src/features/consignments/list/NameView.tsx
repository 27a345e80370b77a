import { ownValue } from '@/config/ownValue';
import { NO_ROW, UNIQUE_VIOLATION } from '@/config/status';
import { storageKeys } from '@/config/storageKeys';
import { viewsCopy as words } from '@/content/consignmentList';
import { LineDialog } from '@/ui/forms/LineDialog';
import { formRefusal } from '@/domain/forms/refusal';
import { useRenameViewMutation, useSaveViewMutation, type SavedView } from './savedViewsApi';

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
  const save = async (name: string) => {
    const { error } = await (renamed ? rename({ id: renamed.id, name }) : saveView({ name, address }));
    return ownValue(refusals, error?.code ?? '') ?? formRefusal(error);
  };
  return (
    <LineDialog
      title={renamed ? words.renameTitle(renamed.name) : words.saveTitle}
      action={renamed ? words.rename : words.saveAction}
      draftKey={storageKeys.savedViewDraft(renamed?.id ?? 'new')}
      line={renamed?.name}
      field="name"
      label={words.name}
      hint={renamed ? undefined : words.saveHint}
      save={save}
      onClose={onClose}
    />
  );
}
