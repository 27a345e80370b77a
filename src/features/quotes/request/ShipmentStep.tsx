import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { incoterms } from '@/content/incoterms';
import { quoteFormCopy as words } from '@/content/quotes';
import type { QuoteFields } from '../quoteRequest';
import { ModeChoice } from './ModeChoice';
import { PlaceField } from './PlaceField';
import { QuoteField } from './QuoteField';
import { QuoteSelect } from './QuoteSelect';
import { twoColumns } from './layout';

const { labels } = words;

/** Where from, where to, how, when, and who pays for what. */
export function ShipmentStep({ disabled }: { disabled: boolean }) {
  const { values } = useFormikContext<QuoteFields>();
  const chosenIncoterm = incoterms.find(({ code }) => code === values.incoterm);
  const isForSea = values.mode === 'ocean' || values.mode === 'advise';
  return (
    <>
      <ModeChoice disabled={disabled} />
      <Box sx={twoColumns}>
        <PlaceField name="from" label={labels.from} disabled={disabled} />
        <PlaceField name="to" label={labels.to} disabled={disabled} />
        <QuoteField
          name="readyOn"
          type="date"
          label={labels.readyOn}
          required
          disabled={disabled}
          helperText={words.readyHint}
          slotProps={shrunk}
        />
        <QuoteSelect
          name="incoterm"
          label={labels.incoterm}
          disabled={disabled}
          hint={chosenIncoterm?.help ?? words.incotermHint}
        >
          <option value="">{words.noIncoterm}</option>
          {incoterms.map(({ code, name, isSeaOnly }) => (
            <option key={code} value={code}>
              {code} – {name}
              {isSeaOnly && ` (${words.seaOnly})`}
            </option>
          ))}
        </QuoteSelect>
      </Box>
      {chosenIncoterm?.isSeaOnly && !isForSea && <Alert severity="info">{words.seaOnlyHint}</Alert>}
    </>
  );
}

const shrunk = { inputLabel: { shrink: true } };
