import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { shareCopy } from '@/content/tracking';
import { notPrinted } from '@/ui/notPrinted';
import type { TrackedConsignment } from '@/domain/consignment/consignment';
import { ShareButtons } from './ShareButtons';
import { useShare } from './useShare';

interface ShareResultProps {
  consignment: TrackedConsignment;
  onCopied: () => void;
}

/** A link that is selected, for where a script may not copy it. */
function LinkToCopy({ link }: { link: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <TextField
      inputRef={input}
      fullWidth
      size="small"
      label={shareCopy.byHand}
      value={link}
      onFocus={({ target }) => target.select()}
      slotProps={{ htmlInput: { readOnly: true, translate: 'no' } }}
      sx={{ mt: 1 }}
    />
  );
}

/** Passes a result on: as a link, by the system's sheet, into a calendar, on paper. */
export function ShareResult({ consignment, onCopied }: ShareResultProps) {
  const { isOffered, onPress, linkByHand } = useShare(consignment, onCopied);
  return (
    <Box sx={{ display: 'contents', ...notPrinted }}>
      <ShareButtons isOffered={isOffered} onPress={(action) => void onPress(action)} />
      {linkByHand && <LinkToCopy link={linkByHand} />}
    </Box>
  );
}
