import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { weightCalculatorCopy as words } from '@/content/serviceGuides';
import { chargeableCopy } from '@/content/quotes';
import { ChargeableWeight } from './ChargeableWeight';
import type { PieceFields } from './quoteRequest';
import { typedPieces } from './request/quoteValues';

const fields = ['count', 'length', 'width', 'height', 'weight'] as const;

/** What an airline charges some equal pieces by, as they are typed. */
export function WeightCalculator() {
  const [piece, setPiece] = useState<PieceFields>({
    kind: '',
    count: '1',
    length: '120',
    width: '80',
    height: '100',
    weight: '150',
  });
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
            value={piece[name]}
            onChange={({ target }) => setPiece({ ...piece, [name]: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        ))}
      </Box>
      <ChargeableWeight
        pieces={typedPieces({ pieces: [piece], units: 'metric' })}
        mode="air"
        note={chargeableCopy.noPrice}
      />
    </Box>
  );
}
