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
  read: () => TemplateFields;
  onUse: (template: Template) => void;
}

/** Begins with a template, or keeps the form as one. */
export function TemplateButtons({ disabled, read, onUse }: TemplateButtonsProps) {
  const [shown, setShown] = useState<'list' | TemplateFields>();
  const close = () => setShown(undefined);
  return (
    <>
      <Button disabled={disabled} onClick={() => setShown('list')}>
        {words.open}
      </Button>
      <Button disabled={disabled} onClick={() => setShown(read())}>
        {words.save}
      </Button>
      <Suspense fallback={null}>
        {shown === 'list' && (
          <Templates
            onClose={close}
            onUse={(template) => {
              close();
              onUse(template);
            }}
          />
        )}
        {typeof shown === 'object' && <SaveTemplate fields={shown} onClose={close} />}
      </Suspense>
    </>
  );
}
