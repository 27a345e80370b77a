import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { unmailableCopy } from '@/content/mailAddress';
import { isMailAddress } from './forms/mailAddress';

interface EnteredMailProps {
  address: string;
  /** How the address is shown, if not as a text. */
  children?: ReactNode;
}

/** What somebody has entered as an e-mail address, for who would write there: it says where that cannot be. */
export function EnteredMail({ address, children = address }: EnteredMailProps) {
  return (
    <>
      {children}
      {!isMailAddress(address) && (
        <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
          ({unmailableCopy.note})
        </Box>
      )}
    </>
  );
}
