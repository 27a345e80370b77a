import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { ownValue } from '@/config/ownValue';
import { currencies, quoteFormCopy as words, unitWords } from '@/content/quotes';
import { growing } from '@/ui/forms/growing';
import type { QuoteFields } from '../quoteRequest';
import { twoColumns } from './layout';
import { QuoteField } from './QuoteField';
import { QuoteSelect } from './QuoteSelect';

const { labels } = words;
const goods = growing({ least: 3, most: 10 });
const danger = growing({ least: 1, most: 6 });
const decimal = { htmlInput: { inputMode: 'decimal' as const } };

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1.5, fontWeight: 600 }}>
        {heading}
      </Box>
      <Box sx={twoColumns}>{children}</Box>
    </Box>
  );
}

/** What the goods are, and what they need on the way: empty fields do not apply. */
export function GoodsStep({ disabled }: { disabled: boolean }) {
  const { values } = useFormikContext<QuoteFields>();
  const degrees = (ownValue(unitWords, values.units) ?? unitWords.metric).temperature;
  return (
    <>
      <QuoteField
        name="goods"
        label={labels.goods}
        required
        disabled={disabled}
        helperText={words.goodsHint}
        {...goods}
      />
      <Typography color="textSecondary">{words.special}</Typography>
      <Group heading={words.dangerous}>
        <QuoteField name="un" label={labels.un} disabled={disabled} helperText="UN 1263" />
        <QuoteField
          name="danger"
          label={labels.danger}
          disabled={disabled}
          helperText={words.dangerHint}
          {...danger}
        />
      </Group>
      <Group heading={words.temperature}>
        <QuoteField
          name="coldest"
          label={`${labels.coldest} (${degrees})`}
          disabled={disabled}
          slotProps={decimal}
        />
        <QuoteField
          name="warmest"
          label={`${labels.warmest} (${degrees})`}
          disabled={disabled}
          slotProps={decimal}
        />
      </Group>
      <Group heading={words.insurance}>
        <QuoteField name="insured" label={labels.insured} disabled={disabled} slotProps={decimal} />
        <QuoteSelect name="currency" label={labels.currency} disabled={disabled}>
          {currencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </QuoteSelect>
      </Group>
    </>
  );
}
