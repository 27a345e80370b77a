import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useRef } from 'react';
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
import { DRAFT, useNewForm } from './useNewForm';
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
  /** Whether it was there when the page was opened: opened by hand later, its first field takes the focus. */
  wasOpenAtFirst: boolean;
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
  const { form: place, origin, wasOpenAtFirst, isAnswered, focusForm, onCreated, onTaken } = props;
  const { form, busy, fill, ...creation } = useNewForm(onCreated, onTaken);
  const { round, version, openedValues, filled, stored } = form;
  const panel = useFocusOnChange(`${round} ${version}`);
  // One that was open from the start, by its address, takes no focus.
  useOnChange(place.isByHand, () => place.isByHand && focusForm(), wasOpenAtFirst && place.isByHand);
  const [fetchWhole, { isFetching: isCopying }] = useLazyGetConsignmentQuery();
  const { copied } = place;
  const copy = useEffectEvent(async (id: number) => {
    place.endCopy();
    const { data } = await fetchWhole(id);
    if (data) fill(duplicateOf(data, new Date().toISOString()), words.copied(data.trackingId));
  });
  useEffect(() => {
    if (copied !== undefined && !busy) void copy(copied);
  }, [copied, busy]);
  const originKey = origin?.key;
  const tried = useRef<string>(undefined);
  const seek = useEffectEvent(async () => {
    tried.current = originKey;
    const load = await origin?.load();
    if (load) fill(load.values, load.notice);
  });
  useEffect(() => {
    if (originKey === undefined) tried.current = undefined;
    // One that could not be loaded must not fill in the next form, which is for something else.
    else if (!busy && tried.current !== originKey) void seek();
  }, [originKey, busy]);
  if (!place.isOpen) return null;
  return (
    <Panel ref={isAnswered ? undefined : panel} heading={words.heading}>
      <FormTools isKept={place.isKept} onKeep={place.keep} onClose={place.close}>
        <TemplateButtons
          disabled={busy || isCopying || origin?.isLoading === true}
          readFields={() => toTemplate({ ...openedValues, ...readDraft<ConsignmentValues>(DRAFT) })}
          onUse={({ name, fields }) => fill(fields, words.begun(name))}
        />
      </FormTools>
      {isCopying && <LoadingState label={words.loadingCopy} />}
      <Stack spacing={3}>
        {filled && (
          <DraftNotice
            text={filled.notice}
            action={words.undo}
            disabled={busy}
            onAct={creation.undoFilling}
          />
        )}
        {form.isTakenUp && (
          <DraftNotice
            text={words.back}
            action={words.startOver}
            disabled={busy}
            onAct={creation.startAfresh}
          />
        )}
        <ConsignmentForm
          key={`${round} ${version}`}
          mode="create"
          draftKey={DRAFT}
          openedValues={openedValues}
          busy={busy}
          refusal={creation.refusal}
          notice={
            stored && (
              <StoredAlready
                consignment={stored}
                openedValues={openedValues}
                busy={busy}
                onChanged={(changed) => creation.tell({ type: 'storedChanged', stored: changed })}
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
