import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FieldArray, useFormikContext } from 'formik';
import { offerCopy as words } from '@/content/quoteDesk';
import { useFocusAfterChange } from '@/ui/focus/useFocusAfterChange';
import { FormField } from '@/ui/forms/FormField';
import { MOST_LINES, newLine, type OfferValues } from './offerValues';

const textId = (index: number) => `offer-line-${index}`;
const ADD = 'offer-add-line';

const amountSlots = { htmlInput: { inputMode: 'decimal' } } as const;
const textSlots = { htmlInput: { dir: 'auto' } } as const;

const line = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 16rem auto' },
  // On a phone, the amount stands below its text.
  '& > :nth-of-type(2)': { gridRow: { xs: 2, sm: 'auto' } },
} as const;

/** The lines of a price, of which it is the total; none at first. */
export function LineFields({ busy }: { busy: boolean }) {
  const { lines } = useFormikContext<OfferValues>().values;
  const focusOn = useFocusAfterChange(lines);
  return (
    <FieldArray name="lines">
      {(list) => (
        <Stack component="fieldset" useFlexGap spacing={2} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 600 }}>
            {words.lines}
          </Box>
          {lines.map(({ id }, index) => (
            <Box key={id} sx={line}>
              <FormField
                name={`lines.${index}.text`}
                id={textId(index)}
                label={words.lineText(index + 1)}
                required
                disabled={busy}
                slotProps={textSlots}
              />
              <FormField
                name={`lines.${index}.amount`}
                id={`${textId(index)}-amount`}
                label={words.lineAmount(index + 1)}
                required
                disabled={busy}
                slotProps={amountSlots}
              />
              <IconButton
                color="error"
                disabled={busy}
                aria-label={words.removeLine(index + 1)}
                onClick={() => {
                  focusOn(textId(Math.max(0, index - 1)), ADD);
                  list.remove(index);
                }}
                sx={{ mt: 0.75 }}
              >
                <Remove />
              </IconButton>
            </Box>
          ))}
          {lines.length === 0 && <Typography color="textSecondary">{words.linesHint}</Typography>}
          <div>
            <Button
              id={ADD}
              variant="formBack"
              startIcon={<Add />}
              disabled={busy || lines.length >= MOST_LINES}
              onClick={() => {
                focusOn(textId(lines.length));
                list.push(newLine());
              }}
            >
              {words.addLine}
            </Button>
          </div>
        </Stack>
      )}
    </FieldArray>
  );
}
