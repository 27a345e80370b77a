import Box from '@mui/material/Box';
import { FormikProvider, useFormik } from 'formik';
import { object, string } from 'yup';
import { formCopy } from '@/content/forms';
import { newsletterCopy } from '@/content/newsletter';
import { FormField } from '@/ui/FormField';
import { SendingProblem } from '@/ui/SendingProblem';
import { SubmitButton } from '@/ui/SubmitButton';
import { useFormDraft } from '@/ui/useFormDraft';
import { dropDraft } from '@/ui/useSessionDraft';
import { useSubscribeMutation } from './newsletterApi';

const DRAFT = 'draft:newsletter';

const empty = { email: '', country: '' };
const required = string().trim().required(formCopy.required);
const rules = object({ email: required, country: required });

const { labels, emailPlaceholder, countryPlaceholder, submit, submitting } = newsletterCopy;
const shown = { inputLabel: { shrink: true } };

/** Two fields, both required; there is no rule for the format of an address (spec section 5). */
export function NewsletterForm() {
  const [subscribe, { isLoading, error }] = useSubscribeMutation();
  const form = useFormik({
    initialValues: empty,
    validationSchema: rules,
    onSubmit: async (values, { resetForm }) => {
      const answer = await subscribe(rules.cast(values));
      if (answer.error) return;
      dropDraft(DRAFT);
      resetForm();
    },
  });
  const element = useFormDraft(DRAFT, form);
  const bound = (name: keyof typeof empty) => ({
    name,
    id: `newsletter-${name}`,
    label: labels[name],
    required: true,
    disabled: isLoading,
    slotProps: shown,
  });
  return (
    <FormikProvider value={form}>
      <Box
        component="form"
        ref={element}
        method="dialog" // before the script is there it goes nowhere: least of all into the address
        noValidate
        aria-label={newsletterCopy.heading}
        onSubmit={form.handleSubmit}
        sx={{
          display: 'grid',
          gap: 2.5,
          '& .MuiOutlinedInput-root': { bgcolor: 'background.paper' },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
        }}
      >
        <FormField {...bound('email')} type="email" autoComplete="email" placeholder={emailPlaceholder} />
        <FormField {...bound('country')} autoComplete="country-name" placeholder={countryPlaceholder} />
        <SubmitButton label={submit} busyLabel={submitting} busy={isLoading} />
        <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
          <SendingProblem error={error} />
        </Box>
      </Box>
    </FormikProvider>
  );
}
