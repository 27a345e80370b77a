import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShownIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { passwordCopy } from '@/content/forms';
import { visuallyHidden } from '../visuallyHidden';
import { FormField } from './FormField';

type PasswordFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error' | 'type' | 'slotProps'> & {
  name: string;
  label: string;
};

/** A password of a form, which its button shows and hides. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? HiddenIcon : ShownIcon;
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'off', translate: 'no' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton edge="end" onClick={() => setShown(!isShown)} disabled={props.disabled}>
                <Icon />
                <Box component="span" sx={visuallyHidden}>
                  {isShown ? passwordCopy.hide : passwordCopy.show}
                </Box>
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
