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

const [firstWord = '', ...otherWords] = brand.name.split(' ');
const secondLine = otherWords.join(' ');

/** Small enough for a phone's header, in which a first word has room for some 20 letters of 1 rem. */
const nameSize = { xs: `min(2.2rem, ${(20 / firstWord.length).toFixed(2)}rem)`, sm: '2.2rem' };

/** Where a long second line would be wider than the first, its letters stand closer. */
const secondSpacing = { xs: secondLine.length > 10 ? '0.08em' : '0.42em', sm: '0.42em' };

/** The company's mark, and beside it its name. */
export function Logo({ variant }: LogoProps) {
  const { mark, arrow, word, second } = inks[variant];
  return (
    <Box component="span" translate="no" sx={{ display: 'inline-flex', alignItems: 'center', gap: '1.1rem' }}>
      <LogoMark mark={mark} arrow={arrow} />
      <Box
        component="span"
        sx={{
          display: 'grid',
          minWidth: 0,
          lineHeight: 1,
          fontWeight: 600,
          overflowWrap: 'anywhere',
          color: word,
        }}
      >
        <Box component="span" sx={{ fontSize: nameSize, letterSpacing: '-0.02em' }}>
          {firstWord}{' '}
        </Box>
        <Box
          component="span"
          sx={{
            mt: '0.5rem',
            fontSize: 'caption.fontSize',
            letterSpacing: secondSpacing,
            textTransform: 'uppercase',
            color: second,
          }}
        >
          {secondLine}
        </Box>
      </Box>
    </Box>
  );
}
