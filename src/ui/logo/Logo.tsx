import Box from '@mui/material/Box';
import { brand } from '@/brand/brand';
import { LogoMark } from './LogoMark';

interface LogoProps {
  /** `dark` ink for light backgrounds, `light` ink for dark ones. */
  variant: 'dark' | 'light';
}

const { primary, ink, onDark } = brand.colors;

const inks = {
  dark: { mark: primary.main, arrow: ink, word: ink, second: primary.main },
  light: { mark: '#fff', arrow: onDark.accent, word: '#fff', second: onDark.accent },
};

const [firstWord, ...otherWords] = brand.name.split(' ');

/** The company's mark, and beside it its name. */
export function Logo({ variant }: LogoProps) {
  const { mark, arrow, word, second } = inks[variant];
  return (
    <Box component="span" translate="no" sx={{ display: 'inline-flex', alignItems: 'center', gap: '1.1rem' }}>
      <LogoMark mark={mark} arrow={arrow} />
      <Box component="span" sx={{ display: 'grid', lineHeight: 1, fontWeight: 600, color: word }}>
        <Box component="span" sx={{ fontSize: '2.2rem', letterSpacing: '-0.02em' }}>
          {firstWord}{' '}
        </Box>
        <Box
          component="span"
          sx={{
            mt: '0.5rem',
            fontSize: '1.15rem',
            letterSpacing: '0.42em',
            textTransform: 'uppercase',
            color: second,
          }}
        >
          {otherWords.join(' ')}
        </Box>
      </Box>
    </Box>
  );
}
