import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { weightCalculatorCopy as words } from '@/content/deciding';
import { chargeableCopy } from '@/content/quotes';
import { ChargeableWeight } from './ChargeableWeight';

const fields = ['count', 'length', 'width', 'height', 'weight'] as const;

const MOST = 1_000_000;

/** With a point or a comma; 0 for what is no positive number. */
const readNumber = (text: string) => {
  const value = Number(text.replace(',', '.'));
  return value > 0 && value < MOST ? value : 0;
};

/** What an airline charges some equal pieces by, as they are typed. */
export function WeightCalculator() {
  const [typed, setTyped] = useState({
    count: '1',
    length: '120',
    width: '80',
    height: '100',
    weight: '150',
  });
  const { count, length, width, height, weight } = typed;
  const pieces = {
    count: Math.floor(readNumber(count)),
    length: readNumber(length),
    width: readNumber(width),
    height: readNumber(height),
    weight: readNumber(weight),
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
        }}
      >
        {fields.map((name) => (
          <TextField
            key={name}
            id={`calculator-${name}`}
            label={words[name]}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        ))}
      </Box>
      <ChargeableWeight pieces={[pieces]} mode="air" note={chargeableCopy.noPrice} />
    </Box>
  );
}
