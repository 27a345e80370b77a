import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  /** A `div` for content without a heading of its own. */
  component?: 'section' | 'div';
  id?: string;
  heading?: string;
  lead?: string;
  background?: string;
  /** Puts the heading in a column beside the content, where there is room. */
  split?: boolean;
  sx?: SystemStyleObject<Theme>;
  children: ReactNode;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
  columnGap: '6.4rem',
};

/** One section of a page: its width, spacing and heading. */
export function Section({
  component = 'section',
  id,
  heading,
  lead,
  background,
  split,
  sx,
  children,
}: SectionProps) {
  return (
    <Box
      component={component}
      id={id}
      aria-labelledby={heading && id ? `${id}-heading` : undefined}
      sx={{ py: { xs: '5.6rem', md: '9.6rem' }, backgroundColor: background, ...sx }}
    >
      <Container maxWidth="xl" sx={split ? columns : undefined}>
        {heading && (
          <Box sx={{ mb: { xs: 4, lg: split ? 0 : 5 } }}>
            <Typography variant="h2" id={id ? `${id}-heading` : undefined} sx={{ maxWidth: '24em' }}>
              {heading}
            </Typography>
            {lead && (
              <Typography color="textSecondary" sx={{ mt: 2, maxWidth: '68ch' }}>
                {lead}
              </Typography>
            )}
          </Box>
        )}
        <Box sx={{ minWidth: 0 }}>{children}</Box>
      </Container>
    </Box>
  );
}
