import { keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import { isReady } from '@/ui/loading/ready';

/** Puts what was typed into a field before React handles its form into the draft that the form reads. */
export const keepTyped = (target: EventTarget | null) => {
  const { form, name, value } = target as HTMLInputElement;
  const draft = form?.dataset.draft;
  if (draft && !isReady(form)) keepDraft(draft, { ...readDraft(draft), [name]: value });
};

/** The same of every field that was filled in. */
export const keepAllTyped = (root: ParentNode) => {
  for (const field of root.querySelectorAll<HTMLInputElement>(
    '[data-draft] :is(input:not([type=radio]), textarea)',
  ))
    if (field.value && field.value !== field.defaultValue) keepTyped(field);
};
