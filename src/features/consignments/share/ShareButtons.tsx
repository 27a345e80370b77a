import EventIcon from '@mui/icons-material/Event';
import LinkIcon from '@mui/icons-material/Link';
import PrintIcon from '@mui/icons-material/Print';
import ShareIcon from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { shareCopy } from '@/content/tracking';

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

/** A row of buttons: with their names where there is room. */
export function ShareButtons({ isOffered, onPress }: ShareButtonsProps) {
  return (
    <Box role="group" aria-label={shareCopy.group} sx={{ display: 'flex', flex: 'none' }}>
      {actions
        .filter(([action]) => isOffered(action))
        .map(([action, Icon]) => (
          <Button
            key={action}
            aria-label={shareCopy.actions[action]}
            title={shareCopy.actions[action]}
            onClick={() => onPress(action)}
            sx={{ minWidth: '4.4rem', minHeight: '4.4rem', px: { xs: 0, lg: 1.5 } }}
          >
            <Icon sx={{ fontSize: '2.2rem' }} />
            <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, ml: 1 }}>
              {shareCopy.actions[action]}
            </Box>
          </Button>
        ))}
    </Box>
  );
}
