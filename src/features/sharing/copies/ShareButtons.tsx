import EventIcon from '@mui/icons-material/Event';
import LinkIcon from '@mui/icons-material/Link';
import PrintIcon from '@mui/icons-material/Print';
import ShareIcon from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import { shareCopy } from '@/content/tracking';
import { ResultAction } from '@/ui/HeadingAction';

const actions = [
  ['copy', LinkIcon],
  ['share', ShareIcon],
  ['calendar', EventIcon],
  ['print', PrintIcon],
] as const;

export type ShareAction = (typeof actions)[number][0];

interface ShareButtonsProps {
  isOffered: (action: ShareAction) => boolean;
  onPress: (action: ShareAction) => void;
}

/** A row of buttons. */
export function ShareButtons({ isOffered, onPress }: ShareButtonsProps) {
  return (
    <Box role="group" aria-label={shareCopy.group} sx={{ display: 'contents' }}>
      {actions
        .filter(([action]) => isOffered(action))
        .map(([action, Icon]) => (
          <ResultAction
            key={action}
            label={shareCopy.actions[action]}
            Icon={Icon}
            onPress={() => onPress(action)}
          />
        ))}
    </Box>
  );
}
