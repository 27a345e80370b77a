import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { chargeableCopy, quoteFormCopy as words, type QuoteMode, type Units } from '@/content/quotes';
import { announce } from '@/ui/announce';
import { useOnChange } from '@/ui/useOnChange';
import type { PieceFields, QuoteFields } from '../quoteRequest';
import { ChargeableWeight } from '../ChargeableWeight';
import { inUnits } from '../units';
import { PieceLine } from './PieceLine';
import { emptyPiece, typedPieces } from './quoteValues';
import { UnitsSwitch } from './UnitsSwitch';

const MOST_LINES = 50;

/** What is shipped, line by line, with what it comes to. */
export function PiecesStep({ disabled }: { disabled: boolean }) {
  const { values, setFieldValue, setValues } = useFormikContext<QuoteFields>();
  const { pieces, mode } = values;
  const units = values.units as Units;
  const list = useRef<HTMLDivElement>(null);
  const focusAt = useRef(0);
  useOnChange(pieces.length, () => list.current?.children[focusAt.current]?.querySelector('input')?.focus());
  const change = (lines: PieceFields[], focused: number, announcement: string) => {
    focusAt.current = Math.min(focused, lines.length - 1);
    void setFieldValue('pieces', lines);
    announce(announcement);
  };
  const insert = (line: PieceFields, at: number) =>
    change([...pieces.slice(0, at), { ...line }, ...pieces.slice(at)], at, words.added(at + 1));
  const remove = (at: number) =>
    change(
      pieces.filter((_, index) => index !== at),
      at,
      words.removed(at + 1),
    );
  const isFull = pieces.length >= MOST_LINES;
  return (
    <>
      <UnitsSwitch
        units={units}
        disabled={disabled}
        onChoose={(chosenUnits) => void setValues(inUnits(values, chosenUnits), false)}
      />
      <Typography color="textSecondary">{words.sizeHint}</Typography>
      <Box ref={list} sx={{ display: 'grid', gap: 3 }}>
        {pieces.map((line, at) => (
          <PieceLine
            key={at}
            at={at}
            units={units}
            disabled={disabled}
            onRemove={pieces.length > 1 ? () => remove(at) : undefined}
            onDuplicate={isFull ? undefined : () => insert(line, at + 1)}
          />
        ))}
      </Box>
      {!isFull && (
        <Box>
          <Button
            type="button"
            variant="formBack"
            disabled={disabled}
            onClick={() => insert(emptyPiece, pieces.length)}
          >
            {words.add}
          </Button>
        </Box>
      )}
      <ChargeableWeight pieces={typedPieces(values)} mode={mode as QuoteMode} note={chargeableCopy.noPrice} />
    </>
  );
}
