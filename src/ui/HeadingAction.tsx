import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type SvgIcon from '@mui/material/SvgIcon';

interface ResultActionProps {
  label: string;
  Icon: typeof SvgIcon;
  onPress: () => void;
}

/** A button beside the heading of a result: with its name where there is room. */
export function ResultAction({ label, Icon, onPress }: ResultActionProps) {
  return (
    <Button
      aria-label={label}
      title={label}
      onClick={onPress}
      sx={{ minWidth: '4.4rem', minHeight: '4.4rem', px: { xs: 0, lg: 1.5 } }}
    >
      <Icon sx={{ fontSize: '2.2rem' }} />
      <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, ml: 1 }}>
        {label}
      </Box>
    </Button>
  );
}
