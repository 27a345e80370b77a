import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { LineIcon } from '@/ui/LineIcon';
import { headerBar } from './siteLinks';

const item = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.8rem',
  minHeight: '4rem',
  color: 'inherit',
  fontSize: '1.3rem',
  textDecoration: 'none',
  '&:hover': { color: '#fff', textDecoration: 'underline', textUnderlineOffset: '0.4rem' },
} as const;

/** The slim bar with the header's four pictures. It scrolls away, while the navigation below it stays. */
export function TopBar() {
  return (
    <Box sx={{ '--focus': '#fff', bgcolor: 'secondary.dark', color: brand.colors.onDark.text }}>
      <Container maxWidth="xl" sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        <Box
          component="ul"
          aria-label="Transport"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            flex: { xs: 1, md: 'none' },
            gap: { xs: 0, md: '3.2rem' },
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {headerBar.map(({ label, path, icon }) => (
            <li key={path}>
              <Box component={Link} to={path} aria-label={label} data-picture={`header-${icon}`} sx={item}>
                <LineIcon name={icon} size="2rem" />
                <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
                  {label}
                </Box>
              </Box>
            </li>
          ))}
        </Box>
        <Box
          component="a"
          href={brand.phone.href}
          sx={{ ...item, display: { xs: 'none', md: 'inline-flex' } }}
        >
          <LineIcon name="phone" size="1.7rem" />
          {brand.phone.display}
        </Box>
      </Container>
    </Box>
  );
}
