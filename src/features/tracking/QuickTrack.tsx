import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { SENT_BY_BROWSER } from '@/config/dom';
import { paths } from '@/config/paths';
import { trackingCopy } from '@/content/tracking';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { addressOf, readIds } from './soughtIds';

/** Where a text is looked up; without any, the tracking page asks for one. */
const resultOf = (text: string) => (readIds(text).length > 0 ? addressOf(text) : paths.tracking);

interface QuickTrackProps {
  /** The submit button. */
  children: ReactNode;
  sx?: SystemStyleObject<Theme>;
}

/**
 * A tracking field for any page: it leads to the tracking page, by the browser itself without a script or before it runs. A
 * plain field, since it is in the first view.
 */
export function QuickTrack({ children, sx }: QuickTrackProps) {
  const id = useId();
  const navigate = useNavigate();
  const track = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = resultOf(form.querySelector('input')?.value ?? '');
    form.reset();
    void navigate(address);
  };
  return (
    <Box
      component="form"
      action={paths.tracking}
      method="get"
      {...{ [SENT_BY_BROWSER]: '' }}
      onSubmit={track}
      sx={sx}
    >
      <Box component="label" htmlFor={id} sx={visuallyHidden}>
        {trackingCopy.field}
      </Box>
      <input
        id={id}
        name="id"
        placeholder={trackingCopy.field}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        translate="no"
      />
      {children}
    </Box>
  );
}
