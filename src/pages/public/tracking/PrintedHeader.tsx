import Box from '@mui/material/Box';
import { brand } from '@/brand/brand';
import { printCopy } from '@/content/tracking';
import { formatMoment } from '@/ui/dates/formatDate';
import { Logo } from '@/ui/logo/Logo';

interface PrintedHeaderProps {
  /** The address that shows the same, on this site. */
  link: string;
  /** When it was like this (ms). */
  foundAt: number;
}

/** On paper: whose page this is, where it is from, and of when. */
export function PrintedHeader({ link, foundAt }: PrintedHeaderProps) {
  return (
    <Box
      translate="no"
      sx={{
        display: 'none',
        '@media print': { display: 'flex' },
        justifyContent: 'space-between',
        alignItems: 'flex-end',
        gap: 3,
        pb: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
        fontSize: '1.4rem',
      }}
    >
      <Logo variant="dark" />
      <Box sx={{ textAlign: 'end', overflowWrap: 'anywhere' }}>
        <div>
          {brand.phone.display} · {brand.emails.support}
        </div>
        <div>{printCopy.asOf(formatMoment(new Date(foundAt).toISOString()))}</div>
        <div>{new URL(link, location.href).href}</div>
      </Box>
    </Box>
  );
}
