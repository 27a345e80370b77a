import { object } from 'yup';
import { storageKeys } from '@/config/storageKeys';
import { templatesCopy as words } from '@/content/newConsignment';
import { FormDialog } from '@/ui/forms/FormDialog';
import { FormField } from '@/ui/forms/FormField';
import { requiredLine } from '@/ui/forms/textRules';
import { formRefusal } from '@/domain/forms/refusal';
import { saysNothing, type TemplateFields } from '../reuse';
import { useSaveTemplateMutation } from './templatesApi';

const rules = object({ name: requiredLine });
const opened = { name: '' };

interface SaveTemplateProps {
  fields: TemplateFields;
  onClose: () => void;
}

/** Keeps what the form says under a name. */
export function SaveTemplate({ fields, onClose }: SaveTemplateProps) {
  const [saveTemplate] = useSaveTemplateMutation();
  const save = async ({ name }: typeof opened) => {
    if (saysNothing(fields)) return words.nothing;
    const { error } = await saveTemplate({ name: name.trim(), fields });
    return formRefusal(error);
  };
  return (
    <FormDialog
      title={words.saveTitle}
      action={words.saveAction}
      draftKey={storageKeys.templateDraft}
      opened={opened}
      rules={rules}
      save={save}
      onClose={onClose}
    >
      {(busy) => (
        <FormField
          name="name"
          id="template-name"
          label={words.name}
          required
          disabled={busy}
          helperText={words.nameHint}
        />
      )}
    </FormDialog>
  );
}
