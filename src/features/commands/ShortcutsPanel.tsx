import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { shortcutsCopy as words } from '@/content/commands';
import { Panel } from '@/ui/Panel';
import { useKeptChoice } from '@/ui/useKeptChoice';

/** Turns the shortcuts of a single key on and off, in this browser. */
export function ShortcutsPanel() {
  const hint = useId();
  const [isOff, setIsOff] = useKeptChoice(storageKeys.withoutSingleKeys);
  return (
    <Panel heading={words.panel}>
      <FormControlLabel
        control={
          <Switch
            checked={!isOff}
            onChange={({ target }) => setIsOff(!target.checked)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
        label={words.single}
      />
      <FormHelperText id={hint}>{words.singleHint}</FormHelperText>
    </Panel>
  );
}
