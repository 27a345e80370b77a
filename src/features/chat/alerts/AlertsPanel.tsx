import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { alertsCopy as words } from '@/content/alerts';
import { useNotifications, useSound } from './alertChoices';
import type { Permission } from './notifications';

/** What stands below the switch, if the browser does not play along. */
const explanations: Partial<Record<Permission, string>> = {
  denied: words.blocked,
  unsupported: words.notSupported,
};

function NotificationsSwitch() {
  const hint = useId();
  const { areNotificationsOn, permission, setNotifications } = useNotifications();
  const [wasDismissed, setDismissed] = useState(false);
  const change = async (isOn: boolean) => setDismissed((await setNotifications(isOn)) === 'default');
  const problem = explanations[permission] ?? (wasDismissed ? words.notAllowed : undefined);
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={areNotificationsOn}
            disabled={permission === 'unsupported'}
            onChange={({ target }) => void change(target.checked)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
        label={words.notifications}
      />
      <FormHelperText id={hint} error={problem !== undefined} role="status">
        {problem ?? words.notificationsHint}
      </FormHelperText>
    </div>
  );
}

interface AlertsPanelProps {
  isOpen: boolean;
  anchor: () => HTMLElement | null;
  onClose: () => void;
}

/** The choices of how this browser tells of new messages. */
export function AlertsPanel({ isOpen, anchor, onClose }: AlertsPanelProps) {
  const heading = useId();
  const { isSoundOn, setSound } = useSound();
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': heading,
          sx: { maxWidth: 'min(40rem, 100% - 3.2rem)', p: 2.5 },
        },
      }}
    >
      <Stack spacing={1.5}>
        <Typography id={heading} variant="h3" component="h2">
          {words.title}
        </Typography>
        <Typography>{words.hint}</Typography>
        <div>
          <FormControlLabel
            control={<Switch checked={isSoundOn} onChange={({ target }) => setSound(target.checked)} />}
            label={words.sound}
          />
        </div>
        <NotificationsSwitch />
      </Stack>
    </Popover>
  );
}
