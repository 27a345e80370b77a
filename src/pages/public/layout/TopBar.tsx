import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { trackingCopy } from '@/content/tracking';
import { QuickTrack } from '@/features/tracking/QuickTrack';
import { LineIcon } from '@/ui/LineIcon';
import { plainList } from '@/ui/plainList';
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

/** On laptops and wider: a narrower bar has no room beside its pictures. */
const trackStyle = {
  display: { xs: 'none', lg: 'flex' },
  alignItems: 'center',
  flex: '0 1 22rem',
  minWidth: 0,
  ml: 'auto',
  my: '0.5rem',
  border: `1px solid ${brand.colors.onDark.text}`,
  borderRadius: '999px',
  '& > input': {
    flex: 1,
    minWidth: 0,
    height: '2.8rem',
    boxSizing: 'border-box',
    p: '0 0 0 1.4rem',
    border: 0,
    borderRadius: '999px',
    background: 'none',
    color: '#fff',
    font: 'inherit',
    fontSize: '1.3rem',
    '&::placeholder': { color: brand.colors.onDark.text, opacity: 1 },
  },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: '3.6rem',
    height: '2.8rem',
    p: 0,
    border: 0,
    borderRadius: '999px',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:hover': { color: '#fff' },
  },
} as const;

/** The slim bar with the header's four pictures, a tracking field and the phone number. It scrolls away, while the navigation below it stays. */
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
            ...plainList,
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
        <QuickTrack sx={trackStyle}>
          <button type="submit" aria-label={trackingCopy.look}>
            <LineIcon name="arrow" size="1.8rem" />
          </button>
        </QuickTrack>
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
