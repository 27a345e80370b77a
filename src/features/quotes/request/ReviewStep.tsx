import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { chargeableCopy, quoteFormCopy as words, type QuoteMode, type QuoteStep } from '@/content/quotes';
import { FactList } from '@/ui/FactList';
import { factsOf } from '../AskedFacts';
import { ChargeableWeight } from '../ChargeableWeight';
import { toQuoteRequest, type QuoteFields } from '../quoteRequest';
import { typedPieces } from './quoteValues';

const steps = ['shipment', 'pieces', 'goods', 'contact'] as const;

interface ReviewStepProps {
  disabled: boolean;
  onChange: (step: QuoteStep) => void;
}

/** All that is to be sent, as the company will read it. */
export function ReviewStep({ disabled, onChange }: ReviewStepProps) {
  const { values } = useFormikContext<QuoteFields>();
  const request = toQuoteRequest(values);
  return (
    <>
      {steps.map((step) => (
        <Box key={step} sx={{ pb: 2.5, borderBottom: '1px solid', borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mb: 1 }}>
            <Typography variant="h4" component="h3">
              {words.steps[step]}
            </Typography>
            <Button
              type="button"
              size="small"
              disabled={disabled}
              onClick={() => onChange(step)}
              aria-label={words.changeOf(words.steps[step])}
            >
              {words.change}
            </Button>
          </Box>
          <FactList facts={factsOf[step](request)} columnWidth="22rem" />
        </Box>
      ))}
      <ChargeableWeight
        pieces={typedPieces(values)}
        mode={values.mode as QuoteMode}
        note={chargeableCopy.noPrice}
      />
    </>
  );
}
