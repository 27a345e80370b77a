import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ComponentProps, ReactNode } from 'react';
import { Panel } from '../Panel';
import { FocusFirstError } from './FocusFirstError';

interface WritingBesidePreviewProps {
  /** Names the form. */
  heading: string;
  onSubmit: ComponentProps<'form'>['onSubmit'];
  /** Shows what is written as its reader will see it. */
  preview: ReactNode;
  /** The fields and buttons. */
  children: ReactNode;
}

const BELOW_THE_BAR = '8.8rem';

/** The form in which a mail is written, beside the mail; below each other where there is no room. Inside a Formik context. */
export function WritingBesidePreview({ heading, onSubmit, preview, children }: WritingBesidePreviewProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', laptopL: 'minmax(0, 5fr) minmax(0, 6fr)' },
      }}
    >
      <Panel heading={heading}>
        <Stack component="form" noValidate useFlexGap spacing={3} aria-label={heading} onSubmit={onSubmit}>
          <FocusFirstError />
          {children}
        </Stack>
      </Panel>
      <Box sx={{ minWidth: 0, position: { laptopL: 'sticky' }, top: BELOW_THE_BAR }}>{preview}</Box>
    </Box>
  );
}
