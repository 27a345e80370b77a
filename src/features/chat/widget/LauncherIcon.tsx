import Box from '@mui/material/Box';
import { useState } from 'react';
import { SUPPORT_ICON_MS } from '@/config/timing';
import { LineIcon } from '@/ui/LineIcon';
import { useInterval } from '@/ui/useInterval';

/** Changes its drawing every three seconds. A leaf: nothing else is drawn again for it. */
export function LauncherIcon({ isMoving }: { isMoving: boolean }) {
  const [isChat, setIsChat] = useState(true);
  useInterval(() => setIsChat(!isChat), isMoving ? SUPPORT_ICON_MS : null);
  const name = isChat ? 'chat' : 'support';
  return (
    <Box component="span" data-icon={name} sx={{ display: 'grid' }}>
      <LineIcon name={name} size="2.6rem" />
    </Box>
  );
}
