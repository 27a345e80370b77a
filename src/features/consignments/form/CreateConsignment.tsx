import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { newCopy as words } from '@/content/newConsignment';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { readDraft } from '@/ui/forms/sessionDraft';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useOnChange } from '@/ui/useOnChange';
import { useLazyGetConsignmentQuery, type Created } from '../consignmentsApi';
import { ConsignmentForm } from './ConsignmentForm';
import type { ConsignmentValues } from './consignmentForm';
import { CreatedPanel } from './CreatedPanel';
import { FormTools } from './FormTools';
import { duplicateOf, toTemplate } from './reuse';
import { StoredAlready } from './StoredAlready';
import { TemplateButtons } from './templates/TemplateButtons';
import { DRAFT, useCreation } from './useCreation';
import { useFilledForm } from './useFilledForm';
import { useFormOpen } from './useFormOpen';
import { useRoomUnderPointer } from './useRoomUnderPointer';

/**
 * The form of a new consignment, opened by a button, and what follows once one was created. It is emptied only after the
 * database has confirmed the row.
 */
export function CreateConsignment() {
  const form = useFormOpen(DRAFT);
  const [created, setCreated] = useState<Created>();
  const [isTakenUp, setTakenUp] = useState(() => readDraft(DRAFT) !== undefined);
  const filled = useFilledForm(DRAFT);
  const afresh = () => {
    setTakenUp(false);
    filled.settle();
  };
  const creation = useCreation((made) => {
    afresh();
    setCreated(made);
    if (!form.isKept) form.close();
  });
  const { round, opened, busy, stored } = creation;
  const { place, minHeight } = useRoomUnderPointer(created, form.isOpen);
  const panel = useFocusOnChange(`${round} ${filled.version}`);
  const opener = useRef<HTMLButtonElement>(null);
  const focusForm = () => place.current?.querySelector<HTMLElement>('form input:enabled')?.focus();
  useOnChange(form.isOpen, () => {
    if (form.isOpen) focusForm();
    else opener.current?.focus();
  });
  useOnChange(created, () => {
    if (!created) opener.current?.focus();
  });
  const [fetchWhole, { isFetching: isCopying }] = useLazyGetConsignmentQuery();
  const { copied } = form;
  useEffect(() => {
    if (copied === undefined || busy) return;
    form.endCopy();
    void fetchWhole(copied).then(({ data }) => {
      if (!data) return;
      filled.fill(duplicateOf(data, new Date().toISOString()), words.copied(data.trackingId));
      setTakenUp(false);
    });
    // Once for each address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [copied, busy]);
  const startOver = () => {
    afresh();
    creation.startAfresh();
  };
  return (
    <Stack ref={place} spacing={3} sx={{ minHeight, scrollMarginTop: '8rem', overflowAnchor: 'none' }}>
      {created && (
        <CreatedPanel
          key={created.id}
          ref={panel}
          created={created}
          onAnother={() => {
            setCreated(undefined);
            if (form.isOpen) focusForm();
            else form.open();
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
          onClick={form.open}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words.open}
        </Button>
      )}
      {form.isOpen && (
        <Panel ref={created ? undefined : panel} heading={words.heading}>
          <FormTools isKept={form.isKept} onKeep={form.keep} onClose={form.close}>
            <TemplateButtons
              disabled={busy}
              read={() => toTemplate({ ...opened, ...readDraft<ConsignmentValues>(DRAFT) })}
              onUse={({ name, fields }) => filled.fill(fields, words.begun(name))}
            />
          </FormTools>
          {isCopying && <LoadingState label={words.loadingCopy} />}
          {filled.notice !== undefined && (
            <Notice text={filled.notice} action={words.undo} disabled={busy} onAct={filled.undo} />
          )}
          {isTakenUp && filled.notice === undefined && (
            <Notice text={words.back} action={words.startOver} disabled={busy} onAct={startOver} />
          )}
          <ConsignmentForm
            key={`${round} ${filled.version}`}
            mode="create"
            draftKey={DRAFT}
            opened={opened}
            busy={busy}
            refusal={creation.refusal}
            notice={
              stored && (
                <StoredAlready
                  consignment={stored}
                  opened={opened}
                  busy={busy}
                  onChanged={creation.setStored}
                  onLeave={() => creation.finish(stored)}
                  onSecond={(values) => void creation.send(values)}
                />
              )
            }
            onSubmit={creation.submit}
          />
        </Panel>
      )}
    </Stack>
  );
}

interface NoticeProps {
  text: string;
  action: string;
  disabled: boolean;
  onAct: () => void;
}

function Notice({ text, action, disabled, onAct }: NoticeProps) {
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {text}
      <div>
        <Button color="inherit" onClick={onAct} disabled={disabled} sx={{ mt: 0.5, px: 0 }}>
          {action}
        </Button>
      </div>
    </Alert>
  );
}
