import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import { number, object } from 'yup';
import { refusalOf } from '@/api/refusalOf';
import { alwaysEnds, keepingCopy, keptKinds, type KeptKind } from '@/content/keeping';
import { termsCopy as words } from '@/content/personalData';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorState } from '@/ui/ErrorState';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { FocusFirstError } from '@/ui/forms/FocusFirstError';
import { FormField } from '@/ui/forms/FormField';
import { submitOnce } from '@/ui/forms/submitOnce';
import { SplitRow, SplitRows } from '@/ui/list/SplitRow';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useOnChange } from '@/ui/useOnChange';
import { useKeepingTermsQuery } from './keepingApi';
import { useCountDueMutation, useSetKeepingTermMutation } from './termsApi';
import { termText } from './termText';

/** For how long each kind of data is kept, as an owner sets it. */
export function TermsPanel() {
  const { data: terms, error, isFetching, refetch } = useKeepingTermsQuery();
  return (
    <Panel heading={words.heading}>
      <Typography sx={{ mb: 2 }}>{words.hint}</Typography>
      {!terms && isFetching && <LoadingState label={words.loading} minHeight="8rem" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {terms && (
        <SplitRows>
          {keptKinds.map((kind) => (
            <TermRow key={kind} kind={kind} days={terms[kind]} />
          ))}
        </SplitRows>
      )}
    </Panel>
  );
}

const textOf = (days: number | null) => String(days ?? '');

const rulesOf = (kind: KeptKind) => {
  const isRequired = alwaysEnds.includes(kind);
  const ruleText = isRequired ? words.rule : words.ruleOrNothing;
  const days = number()
    .transform((value: number, entered) => (entered === '' ? null : value))
    .nullable()
    .typeError(ruleText)
    .integer(ruleText)
    .min(1, ruleText)
    .max(3650, ruleText);
  return object({ days: isRequired ? days.required(ruleText) : days });
};

/** A term that ends something at once is confirmed first: what would end is counted by the database, which knows of newer terms. */
function TermRow({ kind, days }: { kind: KeptKind; days: number | null }) {
  const [count, counting] = useCountDueMutation();
  const [set, setting] = useSetKeepingTermMutation();
  const [shorterTerm, setShorterTerm] = useState<{ days: number; due: number }>();
  const save = async (days: number | null) => {
    const { error } = await set({ kind, days });
    if (error) return;
    setShorterTerm(undefined);
    form.resetForm({ values: { days: textOf(days) } });
  };
  const { name } = keepingCopy.kinds[kind];
  const rules = rulesOf(kind);
  const stored = textOf(days);
  const form = useFormik({
    initialValues: { days: stored },
    validationSchema: rules,
    onSubmit: async (values) => {
      const days = rules.cast(values).days ?? null;
      const { data: due } = days === null ? { data: 0 } : await count({ kind, days });
      if (due === 0) await save(days);
      else if (due !== undefined && days !== null) setShorterTerm({ days, due });
    },
  });
  // Follows what a colleague has stored, unless something else is typed.
  useOnChange(stored, () => {
    if (!form.dirty) form.resetForm({ values: { days: stored } });
  });
  const busy = form.isSubmitting;
  const button = useFocusAfterBusy(busy);
  const problem = counting.error ?? setting.error;
  return (
    <SplitRow>
      <Stack sx={{ gap: 0.5, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography color="textSecondary">{termText(kind, days)}</Typography>
        {!busy && problem && <Alert severity="error">{refusalOf(problem)}</Alert>}
      </Stack>
      <FormikProvider value={form}>
        <Stack
          component="form"
          noValidate
          direction="row"
          onSubmit={submitOnce(form)}
          sx={{ gap: 1.5, flex: 'none', alignItems: 'flex-start' }}
        >
          <FormField
            name="days"
            id={`keep-${kind}`}
            label={words.days}
            disabled={busy}
            size="small"
            slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-label': words.daysOf(name) } }}
            sx={{ width: '16rem' }}
          />
          <Button
            ref={button}
            type="submit"
            variant="formBack"
            loading={busy}
            aria-label={words.saveOf(name)}
          >
            {words.save}
          </Button>
          <FocusFirstError />
        </Stack>
      </FormikProvider>
      <ConfirmDialog
        open={shorterTerm !== undefined}
        title={words.deleteOlder(name)}
        text={words.due(shorterTerm?.due ?? 0)}
        verb={words.saveAndDelete}
        busy={setting.isLoading}
        problem={setting.error && refusalOf(setting.error)}
        onCancel={() => setShorterTerm(undefined)}
        onConfirm={() => shorterTerm && void save(shorterTerm.days)}
      />
    </SplitRow>
  );
}
