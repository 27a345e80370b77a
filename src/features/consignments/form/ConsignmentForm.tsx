import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { FormikProvider, useFormik } from 'formik';
import { useState, type ReactNode } from 'react';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { FocusFirstError } from '@/ui/forms/FocusFirstError';
import { readDraft } from '@/ui/forms/sessionDraft';
import { submitOnce } from '@/ui/forms/submitOnce';
import { useSessionDraft } from '@/ui/forms/useSessionDraft';
import { FieldGrid } from './FieldGrid';
import { groups } from '@/domain/consignment/field';
import {
  fieldsOf,
  isLocked,
  rulesOf,
  steps,
  type ConsignmentValues,
  type FormMode,
} from '@/domain/consignment/consignmentValues';
import { FieldInput } from './FieldInput';
import { useStep } from './useStep';

interface ConsignmentFormProps {
  mode: FormMode;
  /** The values of the form without a draft. */
  openedValues: ConsignmentValues;
  /** Storage key of the draft, which survives a reload. */
  draftKey: string;
  busy: boolean;
  /** Why the last attempt was rejected, as user-facing text; the input is kept. */
  refusal?: string;
  /** Above the fields; it can read and set their values. */
  above?: ReactNode;
  /** Above the buttons of the last step. */
  notice?: ReactNode;
  /** `refuse` says under a field why nothing was sent. */
  onSubmit: (
    values: ConsignmentValues,
    refuse: (column: string, problem: string) => void,
  ) => Promise<void> | void;
  onCancel?: () => void;
}

/** Two steps: Next checks the first, Create or update sends both (docs/conformance.md, section 4). */
export function ConsignmentForm(props: ConsignmentFormProps) {
  const { mode, openedValues, draftKey, busy, refusal, above, notice, onSubmit, onCancel } = props;
  const { step, setStep, formProps } = useStep();
  const button = useFocusAfterBusy(busy);
  const [initialValues] = useState(() => ({ ...openedValues, ...readDraft<ConsignmentValues>(draftKey) }));
  const form = useFormik<ConsignmentValues>({
    initialValues,
    validationSchema: () => rulesOf(step, mode),
    onSubmit: async (values, { setTouched, setFieldError }) => {
      if (step === 1) return onSubmit(values, setFieldError);
      setStep(1);
      await setTouched({}, false);
    },
  });
  useSessionDraft(draftKey, form.values, openedValues);

  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate spacing={4} {...formProps} onSubmit={submitOnce(form)}>
        <Stepper activeStep={step}>
          {steps.map(({ title }) => (
            <Step key={title}>
              <StepLabel>{title}</StepLabel>
            </Step>
          ))}
        </Stepper>
        {above}
        {steps[step]?.groups.map((group) => (
          <FieldGrid key={group} legend={groups[group]}>
            {fieldsOf(group, mode).map((field) => (
              // Disabled while a request is in flight: what is sent must be what is shown.
              <FieldInput key={field.column} field={field} disabled={busy || isLocked(field, mode)} />
            ))}
          </FieldGrid>
        ))}
        {step === 1 && notice}
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <Stack direction="row" sx={{ justifyContent: 'flex-end', flexWrap: 'wrap', gap: 2 }}>
          <FocusFirstError />
          {onCancel && (
            <Button onClick={onCancel} disabled={busy}>
              Cancel
            </Button>
          )}
          {step === 1 && (
            <Button variant="formBack" onClick={() => setStep(0)} disabled={busy}>
              Back
            </Button>
          )}
          <Button key={step} ref={button} type="submit" variant="formBTN" loading={busy}>
            {step === 0 ? 'Next' : mode === 'create' ? 'Create' : 'update'}
          </Button>
        </Stack>
      </Stack>
    </FormikProvider>
  );
}
