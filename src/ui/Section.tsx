import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  id?: string;
  heading?: string;
  lead?: string;
  background?: string;
  sx?: SystemStyleObject<Theme>;
  children: ReactNode;
}

/** One section of a page: its width, its rhythm and its heading. */
export function Section({ id, heading, lead, background, sx, children }: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={heading && id ? `${id}-heading` : undefined}
      sx={{ py: { xs: '4.8rem', md: '8rem' }, backgroundColor: background, ...sx }}
    >
      <Container maxWidth="xl">
        {heading && (
          <Typography variant="h2" id={id ? `${id}-heading` : undefined} sx={{ mb: lead ? 1.5 : 4 }}>
            {heading}
          </Typography>
        )}
        {lead && (
          <Typography color="text.secondary" sx={{ mb: 4, maxWidth: '68ch' }}>
            {lead}
          </Typography>
        )}
        {children}
      </Container>
    </Box>
  );
}
