import ChatIcon from '@mui/icons-material/ForumOutlined';
import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import { useState } from 'react';
import { SUPPORT_ICON_MS } from '@/config/timing';
import { useInterval } from '@/ui/useInterval';

/** Changes its drawing every three seconds. A leaf: nothing else is drawn again for it. */
export function LauncherIcon({ isMoving }: { isMoving: boolean }) {
  const [isChat, setIsChat] = useState(true);
  useInterval(() => setIsChat(!isChat), isMoving ? SUPPORT_ICON_MS : null);
  const Icon = isChat ? ChatIcon : SupportIcon;
  return <Icon aria-hidden data-icon={isChat ? 'chat' : 'support'} sx={{ fontSize: '2.6rem' }} />;
}
