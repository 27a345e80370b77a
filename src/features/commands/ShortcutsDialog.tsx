import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { shortcutsCopy as words } from '@/content/commands';
import { useKeptChoice } from '@/ui/useKeptChoice';
import { Keys } from './Keys';
import { paletteKeys } from './paletteKey';

/** All shortcuts, by their keys. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [isOff] = useKeptChoice(storageKeys.withoutSingleKeys);
  const all = [{ keys: paletteKeys(), what: words.palette }, ...(isOff ? [] : words.keys)];
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1.5 }}
        >
          {all.map(({ keys, what }) => (
            <Box key={what} sx={{ display: 'contents' }}>
              <dt>
                <Keys keys={keys} />
              </dt>
              <Box component="dd" sx={{ m: 0 }}>
                {what}
              </Box>
            </Box>
          ))}
        </Box>
        {isOff && <Typography sx={{ mt: 2 }}>{words.off}</Typography>}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
