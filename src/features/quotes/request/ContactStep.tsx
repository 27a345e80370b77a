import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { quoteFormCopy as words } from '@/content/quotes';
import { growing } from '@/ui/forms/growing';
import { twoColumns } from './layout';
import { QuoteField } from './QuoteField';

const { labels } = words;
const note = growing({ least: 3, most: 10 });

/** Who asks. */
export function ContactStep({ disabled }: { disabled: boolean }) {
  return (
    <>
      <Typography color="textSecondary">{words.contactNote}</Typography>
      <Box sx={twoColumns}>
        <QuoteField name="name" label={labels.name} required disabled={disabled} autoComplete="name" />
        <QuoteField name="company" label={labels.company} disabled={disabled} autoComplete="organization" />
        <QuoteField
          name="email"
          type="email"
          label={labels.email}
          required
          disabled={disabled}
          autoComplete="email"
          helperText={words.emailHint}
        />
        <QuoteField name="phone" type="tel" label={labels.phone} disabled={disabled} autoComplete="tel" />
      </Box>
      <QuoteField name="note" label={labels.note} disabled={disabled} {...note} />
    </>
  );
}
