import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { plainList } from '@/ui/plainList';
import { navItem } from './navItem';
import { ServicesMenu } from './ServicesMenu';
import { linksAfterServices, linksBeforeServices, type SiteLink } from './siteLinks';

const entry = ({ label, path }: SiteLink) => (
  <li key={path}>
    <Box component={NavLink} to={path} end sx={navItem}>
      {label}
    </Box>
  </li>
);

/** The navigation of wide screens. */
export function NavBar() {
  return (
    <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Box component="ul" sx={{ ...plainList, display: 'flex', alignItems: 'center' }}>
        {linksBeforeServices.map(entry)}
        <ServicesMenu />
        {linksAfterServices.map(entry)}
      </Box>
    </Box>
  );
}
