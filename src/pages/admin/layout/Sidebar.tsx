import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Logo } from '@/ui/logo/Logo';
import type { AdminLink } from './adminLinks';

interface SidebarProps {
  links: readonly AdminLink[];
  /** How many messages of visitors are unread. */
  unread?: ReactNode;
  onNavigate?: () => void;
  /** Unset while the session is checked: then nothing here can be used yet. */
  onLogout?: () => void;
}

const entry = {
  borderRadius: 1,
  color: 'inherit',
  '& .MuiListItemIcon-root': { color: 'inherit', minWidth: 40 },
  '&.active': { bgcolor: 'primary.main', color: '#fff' },
  '&:hover': { bgcolor: 'rgb(255 255 255 / 10%)' },
  '&.active:hover': { bgcolor: 'primary.main' },
  '@media (forced-colors: active)': { '&.active': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
};

const list = { display: 'grid', gap: 0.5 };

/** The links, which scroll where they have not the room, and the way out below them, which is always there. */
export function Sidebar({ links, unread, onNavigate, onLogout }: SidebarProps) {
  return (
    <Box
      component="nav"
      aria-label="Admin"
      inert={!onLogout}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        '--focus': '#fff',
        bgcolor: 'secondary.dark',
        color: 'rgb(255 255 255 / 88%)',
      }}
    >
      <Box sx={{ flex: '0 1 auto', minHeight: 0, overflowY: 'auto', p: 2, pb: 0.5 }}>
        <Box sx={{ px: 2, py: 2 }}>
          <Logo variant="light" />
        </Box>
        <List sx={list}>
          {links.map(({ label, to, Icon }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton
                {...(to === paths.adminScan ? { component: 'a', href: to } : { component: NavLink, to })}
                onClick={onNavigate}
                sx={entry}
              >
                <ListItemIcon>
                  <Icon />
                </ListItemIcon>
                <ListItemText primary={label} />
                {to === paths.adminChat && unread}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      {onLogout && (
        <List sx={{ ...list, flex: 'none', mx: 2, mb: 1, borderTop: '1px solid rgb(255 255 255 / 24%)' }}>
          <ListItem disablePadding>
            <ListItemButton onClick={onLogout} sx={entry}>
              <ListItemIcon>
                <LogoutIcon />
              </ListItemIcon>
              <ListItemText primary="Logout" />
            </ListItemButton>
          </ListItem>
        </List>
      )}
    </Box>
  );
}
