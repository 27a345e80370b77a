import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { storageKeys } from '@/config/storageKeys';
import { shortcutsCopy as words } from '@/content/commands';
import { DialogFrame } from '@/ui/DialogFrame';
import { useKeptChoice } from '@/ui/useKeptChoice';
import { Keys } from './Keys';
import { paletteKeys } from './paletteKey';

/** All shortcuts, by their keys. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOff] = useKeptChoice(storageKeys.withoutSingleKeys);
  const all = [{ keys: paletteKeys(), what: words.palette }, ...(isOff ? [] : words.keys)];
  return (
    <DialogFrame
      title={words.title}
      fullWidth={false}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.close}</Button>}
    >
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
    </DialogFrame>
  );
}
