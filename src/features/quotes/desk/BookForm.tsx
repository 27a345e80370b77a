import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { object } from 'yup';
import { consignmentOfQuote } from '@/config/paths';
import { quoteActionsCopy as words } from '@/content/quoteDesk';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { FocusFirstError } from '@/ui/forms/FocusFirstError';
import { FormField } from '@/ui/forms/FormField';
import { submitOnce } from '@/ui/forms/submitOnce';
import { notPrinted } from '@/ui/notPrinted';
import { deliverByOf } from './deliverBy';
import { day } from './offerValues';
import type { Quote } from './quote';
import { useBookQuoteMutation } from './quotesApi';
import { quoteRefusal } from './useSeenQuote';

const rules = object({ deliverBy: day });
const dayField = { inputLabel: { shrink: true } } as const;

/** Makes the consignment of an accepted offer in one press: only the day is asked for, which the offer suggests. */
export function BookForm({ quote }: { quote: Quote }) {
  const { id, version } = quote;
  const [openedValues] = useState(() => ({ deliverBy: deliverByOf(quote, Date.now()) }));
  const [book] = useBookQuoteMutation();
  const [problem, setProblem] = useState<string>();
  const form = useFormik({
    initialValues: openedValues,
    validationSchema: rules,
    onSubmit: async ({ deliverBy }) => {
      const { error } = await book({ id, version, deliver_by: deliverBy });
      setProblem(quoteRefusal(error));
    },
  });
  const busy = form.isSubmitting;
  const button = useFocusAfterBusy(busy);
  return (
    <FormikProvider value={form}>
      <Stack
        component="form"
        noValidate
        useFlexGap
        aria-label={words.book}
        spacing={1.5}
        onSubmit={submitOnce(form)}
        sx={notPrinted}
      >
        <Typography>{words.bookHint}</Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
          <FormField
            name="deliverBy"
            id="quote-deliver-by"
            type="date"
            size="small"
            label={words.deliverBy}
            required
            disabled={busy}
            slotProps={dayField}
            sx={{ width: '22rem', maxWidth: 1, mt: 0.5 }}
          />
          <Button ref={button} type="submit" variant="primary" loading={busy}>
            {words.book}
          </Button>
          <Button variant="formBack" component={Link} to={consignmentOfQuote(id)} disabled={busy}>
            {words.fill}
          </Button>
        </Stack>
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        <FocusFirstError />
      </Stack>
    </FormikProvider>
  );
}
