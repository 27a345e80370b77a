import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { newCopy as words } from '@/content/newConsignment';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { DraftNotice } from '@/ui/forms/DraftNotice';
import { readDraft } from '@/ui/forms/sessionDraft';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useOnChange } from '@/ui/useOnChange';
import { useLazyGetConsignmentQuery, type Created } from '@/domain/consignment/consignmentsApi';
import { ConsignmentForm } from './ConsignmentForm';
import type { ConsignmentValues } from '@/domain/consignment/consignmentValues';
import { FormTools } from './FormTools';
import { duplicateOf, toTemplate } from './reuse';
import { StoredAlready } from './StoredAlready';
import { TemplateButtons } from './templates/TemplateButtons';
import { DRAFT, useCreation } from './useCreation';
import { useFilledForm } from './useFilledForm';
import type { FormOpen } from './useFormOpen';

/** What fills in the form once, from elsewhere than a consignment or a template. */
export interface FormOrigin {
  /** Another key is another origin. */
  key: string;
  /** Undefined if there is nothing to fill in. */
  load: () => Promise<{ values: Partial<ConsignmentValues>; notice: string } | undefined>;
  /** A template that was chosen meanwhile would be overwritten. */
  isLoading: boolean;
}

interface NewConsignmentProps {
  form: FormOpen;
  origin: FormOrigin | undefined;
  /** Whether it was opened by hand: then its first field takes the focus. */
  isByHand: boolean;
  /** Whether what was created last is shown above: it takes the focus then. */
  isAnswered: boolean;
  focusForm: () => void;
  onCreated: (created: Created | undefined) => void;
  /** Called once it was stored, even if the page was left meanwhile. */
  onTaken: (created: Created) => void;
}

/**
 * The form of a new consignment while it is open. It stays mounted when closed, so that an answer still finds it. It is
 * emptied only after the database has confirmed the row.
 */
export function NewConsignment(props: NewConsignmentProps) {
  const { form, origin, isByHand, isAnswered, focusForm, onCreated, onTaken } = props;
  const [isTakenUp, setTakenUp] = useState(() => readDraft(DRAFT) !== undefined);
  const filled = useFilledForm(DRAFT);
  const afresh = () => {
    setTakenUp(false);
    filled.settle();
  };
  const creation = useCreation((made) => {
    afresh();
    onCreated(made);
  }, onTaken);
  const { round, opened, busy, stored } = creation;
  const panel = useFocusOnChange(`${round} ${filled.version}`);
  useEffect(() => {
    if (isByHand) focusForm();
    // Only when it is mounted.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useOnChange(form.isByHand, () => form.isByHand && focusForm());
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
  const tried = useRef<string>(undefined);
  useEffect(() => {
    if (!origin) tried.current = undefined;
    // One that could not be loaded must not fill in the next form, which is for something else.
    if (!origin || busy || tried.current === origin.key) return;
    tried.current = origin.key;
    void origin.load().then((found) => {
      if (!found) return;
      filled.fill(found.values, found.notice);
      setTakenUp(false);
    });
    // Once for each origin.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [origin?.key, busy]);
  const startOver = () => {
    afresh();
    creation.startAfresh();
  };
  if (!form.isOpen) return null;
  return (
    <Panel ref={isAnswered ? undefined : panel} heading={words.heading}>
      <FormTools isKept={form.isKept} onKeep={form.keep} onClose={form.close}>
        <TemplateButtons
          disabled={busy || isCopying || origin?.isLoading === true}
          read={() => toTemplate({ ...opened, ...readDraft<ConsignmentValues>(DRAFT) })}
          onUse={({ name, fields }) => filled.fill(fields, words.begun(name))}
        />
      </FormTools>
      {isCopying && <LoadingState label={words.loadingCopy} />}
      <Stack spacing={3}>
        {filled.notice !== undefined && (
          <DraftNotice
            text={filled.notice}
            action={words.undo}
            disabled={busy}
            onAct={() => filled.undo(opened)}
          />
        )}
        {isTakenUp && filled.notice === undefined && (
          <DraftNotice text={words.back} action={words.startOver} disabled={busy} onAct={startOver} />
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
                onLeave={() => creation.leave(stored)}
                onSecond={(values) => void creation.send(values)}
              />
            )
          }
          onSubmit={creation.submit}
        />
      </Stack>
    </Panel>
  );
}
