import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { newCopy as words } from '@/content/newConsignment';

interface FormToolsProps {
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
  onClose: () => void;
  children: ReactNode;
}

/** What is done with the whole form, above it. */
export function FormTools({ isKept, onKeep, onClose, children }: FormToolsProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        mb: 3,
        mx: -1,
      }}
    >
      {children}
      <FormControlLabel
        sx={{ mx: 0, ml: { sm: 'auto' } }}
        control={<Checkbox checked={isKept} onChange={({ target }) => onKeep(target.checked)} />}
        label={words.keepOpen}
      />
      <Button onClick={onClose}>{words.close}</Button>
    </Box>
  );
}
