import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type SvgIcon from '@mui/material/SvgIcon';

interface ResultActionProps {
  label: string;
  Icon: typeof SvgIcon;
  onPress: () => void;
}

/** A button for what can be done with a result. */
export function ResultAction({ label, Icon, onPress }: ResultActionProps) {
  return (
    <Button onClick={onPress} sx={{ minWidth: '4.4rem', minHeight: '4.4rem', px: 1 }}>
      <Icon sx={{ fontSize: '2.2rem' }} />
      <Box component="span" sx={{ ml: 0.75 }}>
        {label}
      </Box>
    </Button>
  );
}
