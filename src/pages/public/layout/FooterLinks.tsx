import Box from '@mui/material/Box';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { plainList } from '@/ui/plainList';
import { footerLink } from './footerLink';
import type { SiteLink } from './siteLinks';

export function FooterLinks({ heading, links }: { heading: string; links: readonly SiteLink[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Box
        component="h2"
        id={id}
        sx={{
          m: 0,
          mb: 1.5,
          color: '#fff',
          fontSize: 'caption.fontSize',
          letterSpacing: '0.12em',
          textTransform: 'uppercase',
        }}
      >
        {heading}
      </Box>
      <Box component="ul" sx={plainList}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Box component={Link} to={path} sx={footerLink}>
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </nav>
  );
}
