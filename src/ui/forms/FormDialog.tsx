import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormikProvider, useFormik, type FormikValues } from 'formik';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { AnySchema } from 'yup';
import { storageKeys } from '@/config/storageKeys';
import { formDialogCopy as words } from '@/content/formDialog';
import { ConfirmDialog } from '../ConfirmDialog';
import { DialogFrame } from '../DialogFrame';
import { useFocusAfterBusy } from '../focus/useFocusAfterBusy';
import { PartBoundary } from '../PartBoundary';
import { DraftNotice } from './DraftNotice';
import { FocusFirstError } from './FocusFirstError';
import { HoldContext, useHolds } from './hold';
import { openRequestKey } from './requestKey';
import { dropDraft, readDraft } from './sessionDraft';
import { StoredBefore } from './StoredBefore';
import { submitOnce } from './submitOnce';
import { typedIn } from './typedIn';
import { useSessionDraft } from './useSessionDraft';

export interface FormDialogProps<Values> {
  title: string;
  /** Label of the button that sends. */
  action: string;
  /** Of an action that cannot be undone. */
  isDangerous?: boolean;
  /** Storage key of the draft, which survives a reload and lasts until it is stored or cancelled. */
  draftKey: string;
  /** The values of the form without a draft. */
  openedValues: Values;
  /** Values that were chosen before the dialog opened; they override the draft. */
  chosenValues?: Partial<Values>;
  rules: AnySchema;
  /** Stores the values under a key: however often they are sent, they are stored once. Resolves with why they were not. */
  save: (values: Values, requestKey: string) => Promise<string | undefined>;
  /**
   * Resolves with whether the request with this key was stored, or with why that is not known. Called before changed content is
   * sent, which is a new request: the former one may have been stored and only its answer lost.
   */
  findStored?: (requestKey: string) => Promise<boolean | string>;
  /**
   * True if saving takes several steps: a request that was found to be stored is then sent again with its key, which completes
   * them.
   */
  hasSteps?: boolean;
  /** True if the draft stays after saving, because another dialog goes on with it: the last one drops it. */
  keepsDraft?: boolean;
  onClose: () => void;
  /** Called when the user starts over; returns the initial values if they are not those of `opened`. */
  startOver?: () => Values;
  /** An action that does without the form. If something was typed, which it discards, the question is asked first. */
  alternative?: { label: string; question: string; act: () => void };
  maxWidth?: 'sm' | 'md';
  children: (busy: boolean) => ReactNode;
}

/**
 * A form in a dialog. Only Cancel discards what was typed; closing it keeps that. It cannot be closed while it is being sent,
 * and neither closed nor sent while a field prepares something (hold.ts).
 */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { title, action, draftKey, openedValues, chosenValues, rules, save, onClose, startOver, ...more } =
    props;
  const { findStored, hasSteps, keepsDraft, alternative, isDangerous, maxWidth, children } = more;
  const [draft] = useState(() => readDraft<Values>(draftKey));
  const [isTakenUp, setTakenUp] = useState(draft !== undefined);
  const [initialValues] = useState<Values>(() => ({ ...openedValues, ...draft, ...chosenValues }));
  const [requestKey] = useState(() => openRequestKey(storageKeys.requestKey(draftKey)));
  const [problem, setProblem] = useState<string>();
  const [isStored, setStored] = useState(false);
  const form = useFormik<Values>({
    initialValues,
    validationSchema: rules,
    onSubmit: async (values) => {
      const content = typedIn(values, openedValues);
      const former = requestKey.formerKey(content);
      const storedAlready = former !== undefined && (await findStored?.(former));
      setStored(storedAlready === true);
      if (storedAlready === true) return void setProblem(undefined);
      const problem = storedAlready || (await save(values, requestKey.keyFor(content)));
      setProblem(problem);
      if (problem !== undefined) return;
      if (keepsDraft) onClose();
      else leave();
    },
  });
  const busy = form.isSubmitting;
  const [isHeld, hold] = useHolds();
  const isWaiting = busy || isHeld;
  const button = useFocusAfterBusy(busy);
  useSessionDraft(draftKey, form.values, openedValues);
  const forget = () => {
    dropDraft(draftKey);
    dropDraft(storageKeys.openedWith(draftKey));
    requestKey.close();
  };
  const leave = () => {
    forget();
    onClose();
  };
  const startAfresh = () => {
    dropDraft(draftKey); // not what it was opened with: the user has seen nothing newer
    requestKey.close();
    setTakenUp(false);
    setProblem(undefined);
    setStored(false);
    form.resetForm({ values: startOver?.() ?? openedValues });
  };
  const keepStored = () => {
    if (!hasSteps) return void leave();
    setStored(false);
    requestKey.resume();
    void form.submitForm();
  };
  const storeAnother = () => {
    setStored(false);
    requestKey.close();
    void form.submitForm();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.stopPropagation(); // React passes it on to the form that opened this dialog
    if (isHeld) event.preventDefault();
    else submitOnce(form)(event);
  };
  return (
    <FormikProvider value={form}>
      <DialogFrame
        title={title}
        maxWidth={maxWidth}
        onClose={isWaiting ? undefined : onClose}
        onSubmit={submit}
        actions={
          <>
            <Button onClick={leave} disabled={busy}>
              {words.cancel}
            </Button>
            {alternative && (
              <Alternative
                {...alternative}
                isTyped={Object.keys(typedIn(form.values, openedValues)).length > 0}
                busy={isWaiting}
                onAct={leave}
              />
            )}
            <Button ref={button} type="submit" loading={isWaiting} {...(isDangerous ? dangerous : usual)}>
              {action}
            </Button>
          </>
        }
      >
        <Stack key={isTakenUp ? 'taken up' : 'afresh'} spacing={2.5}>
          {isTakenUp && <DraftNotice disabled={isWaiting} onAct={startAfresh} />}
          <HoldContext value={hold}>
            <PartBoundary>{children(busy)}</PartBoundary>
          </HoldContext>
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
          {isStored && <StoredBefore busy={isWaiting} onKeep={keepStored} onAnother={storeAnother} />}
        </Stack>
        <FocusFirstError />
      </DialogFrame>
    </FormikProvider>
  );
}

const usual = { variant: 'formBTN' } as const;
const dangerous = { variant: 'outlined', color: 'error', sx: { minWidth: '14rem', py: '1.1rem' } } as const;

type AlternativeProps = NonNullable<FormDialogProps<unknown>['alternative']> & {
  isTyped: boolean;
  busy: boolean;
  onAct: () => void;
};

function Alternative({ label, question, act, isTyped, busy, onAct }: AlternativeProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    onAct();
    act();
  };
  return (
    <>
      <Button disabled={busy} onClick={isTyped ? () => setAsking(true) : confirm}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={question}
        verb={label}
        busy={false}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  );
}
