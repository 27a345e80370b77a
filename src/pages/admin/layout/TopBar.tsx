import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { alertsCopy as words } from '@/content/alerts';
import { chatCopy } from '@/content/chat';
import type { SessionUser } from '@/domain/session/sessionSlice';

interface TopBarProps {
  user: SessionUser;
  /** Messages from visitors: the phone's menu hides where they are. */
  unread: number;
  onMenu: () => void;
  onLogout: () => void;
  /** Between the menu and the user. */
  children?: ReactNode;
}

/** The bar itself, with nothing in it yet or what belongs there. */
export function Bar({ children }: { children?: ReactNode }) {
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Toolbar sx={{ gap: 1.5 }}>{children}</Toolbar>
    </AppBar>
  );
}

export function TopBar({ user, unread, onMenu, onLogout, children }: TopBarProps) {
  return (
    <Bar>
      <IconButton
        aria-label={unread ? `${words.openMenu}, ${chatCopy.unread(unread)}` : words.openMenu}
        onClick={onMenu}
        edge="start"
        sx={{ display: { md: 'none' } }}
      >
        {/* Not even hidden, a zero may contradict the name. */}
        <Badge badgeContent={unread || undefined} max={999} color="primary">
          <MenuIcon />
        </Badge>
      </IconButton>
      <Box sx={{ flex: 1 }} />
      {children}
      <Avatar sx={{ bgcolor: 'primary.main' }} aria-hidden>
        {[...user.displayName][0]?.toUpperCase()}
      </Avatar>
      <Typography noWrap sx={{ minWidth: 0, fontWeight: 600 }}>
        {user.displayName}
      </Typography>
      <IconButton aria-label="Log out" onClick={onLogout} edge="end">
        <LogoutIcon />
      </IconButton>
    </Bar>
  );
}
