import Button from '@mui/material/Button';
import { templatesCopy as words } from '@/content/newConsignment';
import { EntriesDialog, EntryName } from '@/ui/list/EntriesDialog';
import type { TemplateFields } from '../reuse';
import { useDeleteTemplateMutation, useListTemplatesQuery, type Template } from './templatesApi';

interface TemplatesProps {
  onUse: (template: Template) => void;
  onClose: () => void;
}

/** What tells one template from another at a glance. */
const aboutOf = ({ sendersName, recName, departedFrom, headingTo, product }: TemplateFields) =>
  [sendersName, recName, [departedFrom, headingTo].filter(Boolean).join(' → '), product]
    .filter(Boolean)
    .join(' · ');

/** The templates: a new consignment can begin with each, or it is deleted. */
export function Templates({ onUse, onClose }: TemplatesProps) {
  return (
    <EntriesDialog<Template>
      words={words}
      list={useListTemplatesQuery()}
      deletion={useDeleteTemplateMutation()}
      onClose={onClose}
    >
      {(template) => (
        <>
          <EntryName name={template.name} detail={aboutOf(template.fields)} />
          <Button
            variant="formBack"
            onClick={() => onUse(template)}
            aria-label={words.useLabel(template.name)}
          >
            {words.use}
          </Button>
        </>
      )}
    </EntriesDialog>
  );
}

export { SaveTemplate } from './SaveTemplate';
