import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { Link } from 'react-router-dom';
import { LineIcon } from '@/ui/LineIcon';
import { visuallyHidden } from '@/ui/visuallyHidden';

interface ArrowLinkProps {
  to: string;
  label: string;
  /** Announced, not shown: distinguishes links with the same label. */
  about: string;
  sx?: SystemStyleObject<Theme>;
}

/** A link that covers its whole card. */
export function ArrowLink({ to, label, about, sx }: ArrowLinkProps) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.8rem',
        minHeight: '4.4rem',
        color: 'primary.main',
        fontWeight: 600,
        textDecoration: 'none',
        '&::after': { content: '""', position: 'absolute', inset: 0 },
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.4rem' },
        ...sx,
      }}
    >
      {label}
      <Box component="span" sx={visuallyHidden}>
        : {about}
      </Box>
      <LineIcon name="arrow" size="2rem" />
    </Box>
  );
}
