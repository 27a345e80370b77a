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

export function Sidebar({ links, unread, onNavigate, onLogout }: SidebarProps) {
  return (
    <Box
      component="nav"
      aria-label="Admin"
      inert={!onLogout}
      sx={{
        flex: 'none',
        minHeight: '100%',
        p: 2,
        '--focus': '#fff',
        bgcolor: 'secondary.dark',
        color: 'rgb(255 255 255 / 88%)',
      }}
    >
      <Box sx={{ px: 2, py: 2 }}>
        <Logo variant="light" />
      </Box>
      <List sx={{ display: 'grid', gap: 0.5 }}>
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
        {onLogout && (
          <ListItem disablePadding>
            <ListItemButton onClick={onLogout} sx={entry}>
              <ListItemIcon>
                <LogoutIcon />
              </ListItemIcon>
              <ListItemText primary="Logout" />
            </ListItemButton>
          </ListItem>
        )}
      </List>
    </Box>
  );
}
