import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense, useRef, useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { newCopy as words } from '@/content/newConsignment';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { lazyPart } from '@/ui/loading/lazyPart';
import { LoadingState } from '@/ui/loading/LoadingState';
import { useOnChange } from '@/ui/useOnChange';
import type { Created } from '@/domain/consignment/consignmentsApi';
import { CreatedPanel } from './CreatedPanel';
import type { FormOrigin } from './NewConsignment';
import { useFormOpen } from './useFormOpen';
import { useRoomUnderPointer } from './useRoomUnderPointer';

const NewConsignment = lazyPart(
  () => import(/* webpackChunkName: "admin-new-consignment" */ './NewConsignment'),
  (part) => part.NewConsignment,
);

interface CreateConsignmentProps {
  /** There is no consignment yet. */
  isFirst: boolean;
  origin?: FormOrigin;
  /** Called once a consignment was stored, even if the page was left meanwhile. */
  onTaken?: (created: Created) => void;
}

const nobodyWaits = () => undefined;

/** The button that opens the form of a new consignment, the form, and what follows once one was created. */
export function CreateConsignment({ isFirst, origin, onTaken = nobodyWaits }: CreateConsignmentProps) {
  const form = useFormOpen(storageKeys.newConsignmentDraft, isFirst);
  const [wasOpenAtFirst] = useState(form.isOpen);
  const [isNeeded, setNeeded] = useState(form.isOpen);
  if (form.isOpen && !isNeeded) setNeeded(true);
  const [created, setCreated] = useState<Created>();
  const { place, minHeight } = useRoomUnderPointer(created, form.isOpen);
  const answer = useFocusOnChange(created?.id);
  const opener = useRef<HTMLButtonElement>(null);
  const focusForm = () => place.current?.querySelector<HTMLElement>('form input:enabled')?.focus();
  useOnChange(form.isOpen, () => !form.isOpen && opener.current?.focus());
  useOnChange(created, () => {
    if (!created) opener.current?.focus();
  });
  return (
    <Stack
      ref={place}
      spacing={3}
      data-beside={form.isOpen || created ? undefined : ''} // there is only the button, which stands beside a heading
      sx={{ minHeight, scrollMarginTop: '8rem', overflowAnchor: 'none' }}
    >
      {created && (
        <CreatedPanel
          key={created.id}
          ref={answer}
          created={created}
          onAnother={() => {
            setCreated(undefined);
            if (form.isOpen) focusForm();
            else form.openForm();
          }}
          onDuplicate={() => {
            setCreated(undefined);
            form.openCopy(created.id);
          }}
          onDismiss={() => setCreated(undefined)}
        />
      )}
      {!form.isOpen && !created && (
        <Button
          ref={opener}
          variant="primary"
          startIcon={<AddIcon />}
          aria-expanded={false}
          onClick={form.openForm}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words.open}
        </Button>
      )}
      {isNeeded && (
        <Suspense fallback={<LoadingState label={words.loadingForm} />}>
          <NewConsignment
            form={form}
            origin={origin}
            onTaken={onTaken}
            wasOpenAtFirst={wasOpenAtFirst}
            isAnswered={created !== undefined}
            focusForm={focusForm}
            onCreated={(created) => {
              setCreated(created);
              if (!form.isKept) form.close();
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}
