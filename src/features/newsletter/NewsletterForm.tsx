import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { object, string } from 'yup';
import { storageKeys } from '@/config/storageKeys';
import { formCopy } from '@/content/forms';
import { newsletterCopy } from '@/content/newsletter';
import { FormField } from '@/ui/forms/FormField';
import { cleanMail, meantMailRefusal } from '@/ui/forms/mailAddress';
import { SendingForm } from '@/ui/forms/SendingForm';
import { SendingProblem } from '@/ui/forms/SendingProblem';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { useSubscribeMutation } from './newsletterApi';

const empty = { email: '', country: '' };
const required = string().trim().required(formCopy.required);
const rules = object({ email: required.transform(cleanMail), country: required });

const { labels, emailPlaceholder, countryPlaceholder, submit, submitting } = newsletterCopy;
const shownLabel = { inputLabel: { shrink: true } };

/** The database refuses what is meant for an address and is none; what is wrong with it is said here. */
function Problem({ error }: ComponentProps<typeof SendingProblem>) {
  const [{ value }] = useField<string>('email');
  return <SendingProblem error={error} why={meantMailRefusal(value)} />;
}

/** Two fields, both required; there is no rule for the format of an address (docs/conformance.md, section 5). */
export function NewsletterForm() {
  // One state for every form of the site: the user may leave a page and return before the response arrives.
  const [subscribe, { isLoading, fulfilledTimeStamp, error }] = useSubscribeMutation({
    fixedCacheKey: 'newsletter',
  });
  const bound = (name: keyof typeof empty) => ({
    name,
    id: `newsletter-${name}`,
    label: labels[name],
    required: true,
    disabled: isLoading,
    slotProps: shownLabel,
  });
  return (
    <SendingForm
      label={newsletterCopy.heading}
      draft={storageKeys.newsletterDraft}
      parts="newsletter supabase toasts"
      empty={empty}
      rules={rules}
      send={(values) => subscribe(rules.cast(values))}
      sentAt={fulfilledTimeStamp}
      layout={{
        '& .MuiOutlinedInput-root': { bgcolor: 'background.paper' },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
      }}
    >
      <FormField {...bound('email')} type="email" autoComplete="email" placeholder={emailPlaceholder} />
      <FormField {...bound('country')} autoComplete="country-name" placeholder={countryPlaceholder} />
      <SubmitButton label={submit} busyLabel={submitting} busy={isLoading} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Typography role="status" variant="body2" color="textSecondary">
          {fulfilledTimeStamp ? newsletterCopy.sent : newsletterCopy.hint}
        </Typography>
        <Problem error={error} />
      </Box>
    </SendingForm>
  );
}
