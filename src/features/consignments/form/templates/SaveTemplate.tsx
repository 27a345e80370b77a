import { storageKeys } from '@/config/storageKeys';
import { templatesCopy as words } from '@/content/newConsignment';
import { LineDialog } from '@/ui/forms/LineDialog';
import { formRefusal } from '@/domain/forms/refusal';
import { saysNothing, type TemplateFields } from '../reuse';
import { useSaveTemplateMutation } from './templatesApi';

interface SaveTemplateProps {
  fields: TemplateFields;
  onClose: () => void;
}

/** Keeps what the form says under a name. */
export function SaveTemplate({ fields, onClose }: SaveTemplateProps) {
  const [saveTemplate] = useSaveTemplateMutation();
  const save = async (name: string) => {
    if (saysNothing(fields)) return words.nothing;
    const { error } = await saveTemplate({ name, fields });
    return formRefusal(error);
  };
  return (
    <LineDialog
      title={words.saveTitle}
      action={words.saveAction}
      draftKey={storageKeys.templateDraft}
      field="name"
      label={words.name}
      hint={words.nameHint}
      save={save}
      onClose={onClose}
    />
  );
}
