import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { templatesCopy as words } from '@/content/newConsignment';
import { lazyPart } from '@/ui/loading/lazyPart';
import type { TemplateFields } from '../reuse';
import type { Template } from './templatesApi';

const load = () => import(/* webpackChunkName: "admin-templates" */ './Templates');
const Templates = lazyPart(load, (part) => part.Templates);
const SaveTemplate = lazyPart(load, (part) => part.SaveTemplate);

interface TemplateButtonsProps {
  disabled: boolean;
  /** What the form says now. */
  readFields: () => TemplateFields;
  onUse: (template: Template) => void;
}

/** Begins with a template, or keeps the form as one. */
export function TemplateButtons({ disabled, readFields, onUse }: TemplateButtonsProps) {
  const [dialog, setDialog] = useState<'list' | TemplateFields>();
  const close = () => setDialog(undefined);
  return (
    <>
      <Button disabled={disabled} onClick={() => setDialog('list')}>
        {words.open}
      </Button>
      <Button disabled={disabled} onClick={() => setDialog(readFields())}>
        {words.save}
      </Button>
      <Suspense fallback={null}>
        {dialog === 'list' && (
          <Templates
            onClose={close}
            onUse={(template) => {
              close();
              onUse(template);
            }}
          />
        )}
        {typeof dialog === 'object' && <SaveTemplate fields={dialog} onClose={close} />}
      </Suspense>
    </>
  );
}
