import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { contactDetails } from '@/content/contact';
import { touchTarget } from './touchTarget';
import { visuallyHidden } from './visuallyHidden';

/** Opens another site in a new tab, and says so. */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener" sx={{ position: 'relative', ...touchTarget }}>
      {children}
      <Box component="span" translate="yes" sx={visuallyHidden}>{`, ${contactDetails.opensElsewhere}`}</Box>
    </Link>
  );
}
