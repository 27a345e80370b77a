import CloseIcon from '@mui/icons-material/Close';
import MinimiseIcon from '@mui/icons-material/Remove';
import SaveIcon from '@mui/icons-material/SaveAlt';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { transcriptCopy } from '@/content/absence';
import { chatCopy } from '@/content/chat';

interface WindowHeaderProps {
  titleId: string;
  /** Somebody is there who answers at once. */
  isAnswered?: boolean;
  /** Absent while there is nothing to save. */
  onSave?: () => void;
  onMinimise: () => void;
  onClose: () => void;
}

export function WindowHeader({
  titleId,
  isAnswered = false,
  onSave,
  onMinimise,
  onClose,
}: WindowHeaderProps) {
  return (
    <Box
      sx={{
        '--focus': '#fff',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        p: '1rem 0.8rem 1rem 2rem',
        bgcolor: 'primary.dark',
        color: '#fff',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          id={titleId}
          component="h2"
          sx={{ fontSize: 'body1.fontSize', fontWeight: 600, lineHeight: 1.3 }}
        >
          {chatCopy.title}
        </Typography>
        <Typography sx={{ fontSize: 'caption.fontSize', lineHeight: 1.4 }}>
          {isAnswered ? chatCopy.subtitle : chatCopy.subtitleAway}
        </Typography>
      </Box>
      {onSave && (
        <IconButton color="inherit" aria-label={transcriptCopy.save} onClick={onSave}>
          <SaveIcon />
        </IconButton>
      )}
      <IconButton color="inherit" aria-label={chatCopy.minimise} onClick={onMinimise}>
        <MinimiseIcon />
      </IconButton>
      <IconButton color="inherit" aria-label={chatCopy.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
