import OffIcon from '@mui/icons-material/VolumeOffOutlined';
import OnIcon from '@mui/icons-material/VolumeUpOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { inboxCopy } from '@/content/chat';
import { useSound } from './useChime';

/** Toggles the sound for new messages in this browser. */
export function SoundSwitch() {
  const { isSoundOn, toggleSound } = useSound();
  const label = isSoundOn ? inboxCopy.soundOff : inboxCopy.soundOn;
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={toggleSound}>
        {isSoundOn ? <OnIcon /> : <OffIcon />}
      </IconButton>
    </Tooltip>
  );
}
