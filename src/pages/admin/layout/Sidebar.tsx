import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { NavLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { UnreadBadge } from '@/features/chat/inbox/UnreadBadge';
import { Logo } from '@/ui/logo/Logo';
import { useAdminLinks } from './adminLinks';

interface SidebarProps {
  onNavigate: () => void;
  onLogout: () => void;
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

export function Sidebar({ onNavigate, onLogout }: SidebarProps) {
  const adminLinks = useAdminLinks();
  return (
    <Box
      component="nav"
      aria-label="Admin"
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
        {adminLinks.map(({ label, to, Icon }) => (
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
              {to === paths.adminChat && <UnreadBadge />}
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem disablePadding>
          <ListItemButton onClick={onLogout} sx={entry}>
            <ListItemIcon>
              <LogoutIcon />
            </ListItemIcon>
            <ListItemText primary="Logout" />
          </ListItemButton>
        </ListItem>
      </List>
    </Box>
  );
}
