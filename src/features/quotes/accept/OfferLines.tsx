import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { offerSheetCopy as words } from '@/content/quoted';
import { priceText } from '../quoteRequest';
import type { Offer } from './quotedApi';

const amount = { textAlign: 'right', whiteSpace: 'nowrap' } as const;

/** How the price is made up. */
export function OfferLines({ offer: { lines, price, currency } }: { offer: Offer }) {
  return (
    <Table size="small" aria-label={words.lines}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>{words.line}</TableCell>
          <TableCell sx={amount}>{words.amount}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ text, amount: cost }, at) => (
          <TableRow key={at}>
            <TableCell dir="auto" sx={{ pl: 0, overflowWrap: 'anywhere' }}>
              {text}
            </TableCell>
            <TableCell translate="no" sx={amount}>
              {priceText(cost, currency)}
            </TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell component="th" scope="row" sx={{ pl: 0, fontWeight: 600 }}>
            {words.total}
          </TableCell>
          <TableCell translate="no" sx={{ ...amount, fontWeight: 600 }}>
            {priceText(price, currency)}
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
