import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { preparedAnswersCopy } from '@/content/preparedAnswers';
import { offerCopy as words } from '@/content/quoteDesk';
import { currencies } from '@/content/quotes';
import { AnswerFormField } from '@/domain/preparedAnswers/AnswerFormField';
import { FormField } from '@/ui/forms/FormField';
import { SelectField } from '@/ui/forms/SelectField';
import { priceText } from '../quoteRequest';
import { toAmount } from './amounts';
import { LineFields } from './LineFields';
import { priceOf, type OfferValues } from './offerValues';

const texts = ['includes', 'excludes', 'terms'] as const;

const currencyOptions = currencies.map((value) => ({ value, label: value }));
const decimal = { htmlInput: { inputMode: 'decimal' } } as const;
const dayField = { inputLabel: { shrink: true } } as const;

/** The fields of an offer: its price, or the lines that add up to it, and what it says. */
export function OfferFields({ busy }: { busy: boolean }) {
  const { values } = useFormikContext<OfferValues>();
  const hasLines = values.lines.length > 0;
  const price = priceOf(values);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '2fr 1fr' } }}>
        {hasLines ? (
          <Box role="status" sx={{ alignSelf: 'center' }}>
            <Typography component="span" color="textSecondary">
              {`${words.total}: `}
            </Typography>
            <Typography component="strong" sx={{ fontWeight: 600 }}>
              {price === undefined ? words.notYet : priceText(toAmount(price), values.currency)}
            </Typography>
          </Box>
        ) : (
          <FormField
            name="price"
            id="offer-price"
            label={words.fields.price}
            required
            disabled={busy}
            slotProps={decimal}
          />
        )}
        <SelectField
          name="currency"
          label={words.fields.currency}
          options={currencyOptions}
          disabled={busy}
        />
      </Box>
      <LineFields busy={busy} />
      <FormField
        name="validUntil"
        id="offer-valid-until"
        type="date"
        label={words.fields.validUntil}
        required
        disabled={busy}
        slotProps={dayField}
      />
      <FormField
        name="transit"
        id="offer-transit"
        label={words.fields.transit}
        helperText={words.transitHint}
        disabled={busy}
        autoComplete="off"
      />
      {texts.map((name, index) => (
        <AnswerFormField
          key={name}
          name={name}
          id={`offer-${name}`}
          label={words.fields[name]}
          disabled={busy}
          size="short"
          hint={index === 0 ? preparedAnswersCopy.paragraphHint : undefined}
        />
      ))}
    </>
  );
}
