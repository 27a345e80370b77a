import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { pagePathOf, paths } from '@/config/paths';
import { quotePageCopy } from '@/content/quotes';
import { layoutCopy } from '@/content/layout';
import { trackingCopy } from '@/content/tracking';
import { QuickTrack } from '@/features/tracking/QuickTrack';
import { LineIcon } from '@/ui/LineIcon';
import { plainList } from '@/ui/plainList';
import { headerBar } from './siteLinks';

const item = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.8rem',
  minHeight: '4.4rem',
  color: 'inherit',
  fontSize: 'caption.fontSize',
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
  borderRadius: 1,
  '& > input': {
    flex: 1,
    minWidth: 0,
    height: '3.2rem',
    boxSizing: 'border-box',
    p: '0 0 0 1.4rem',
    border: 0,
    borderRadius: 1,
    background: 'none',
    color: '#fff',
    font: 'inherit',
    fontSize: 'caption.fontSize',
    '&::placeholder': { color: brand.colors.onDark.text, opacity: 1 },
  },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: '4.4rem',
    height: '3.2rem',
    p: 0,
    border: 0,
    borderRadius: 1,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:hover': { color: '#fff' },
  },
} as const;

/** Pages that have a field of their own. */
const WITH_FIELD: readonly string[] = [paths.home, paths.tracking];

const onPhones = { display: { xs: 'inline-flex', md: 'none' } } as const;
const fromTablets = { display: { xs: 'none', md: 'inline-flex' } } as const;

/**
 * The slim bar with the header's four pictures, a tracking field and the phone number; on phones, where pictures have no room for
 * their words, a call and a quote. It scrolls away, while the navigation below it stays.
 */
export function TopBar() {
  const { pathname } = useLocation();
  return (
    <Box sx={{ '--focus': '#fff', bgcolor: 'secondary.dark', color: brand.colors.onDark.text }}>
      <Container maxWidth="xl" sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        <Box
          component="ul"
          aria-label="Transport"
          sx={{
            ...plainList,
            display: { xs: 'none', md: 'flex' },
            gap: '3.2rem',
          }}
        >
          {headerBar.map(({ label, path, icon }) => (
            <li key={path}>
              <Box component={Link} to={path} aria-label={label} data-picture={`header-${icon}`} sx={item}>
                <LineIcon name={icon} size="2rem" />
                {label}
              </Box>
            </li>
          ))}
        </Box>
        {!WITH_FIELD.includes(pagePathOf(pathname)) && (
          <QuickTrack sx={trackStyle}>
            <button type="submit" aria-label={trackingCopy.look}>
              <LineIcon name="arrow" size="1.8rem" />
            </button>
          </QuickTrack>
        )}
        <Box component="a" href={brand.phone.href} sx={item}>
          <LineIcon name="phone" size="1.7rem" />
          <Box component="span" sx={fromTablets}>
            {brand.phone.display}
          </Box>
          <Box component="span" sx={onPhones}>
            {layoutCopy.call}
          </Box>
        </Box>
        <Box
          component={Link}
          to={paths.quote}
          sx={{ ...item, display: { xs: 'inline-flex', sm: 'none' }, fontWeight: 600, color: '#fff' }}
        >
          {quotePageCopy.label}
          <LineIcon name="arrow" size="1.8rem" />
        </Box>
      </Container>
    </Box>
  );
}
