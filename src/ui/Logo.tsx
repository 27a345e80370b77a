import Box from '@mui/material/Box';
import { brand } from '@/brand/brand';

interface LogoProps {
  /** `dark` ink for light grounds, `light` ink for dark ones. */
  variant: 'dark' | 'light';
}

const { primary, ink } = brand.colors;

const inks = {
  dark: { mark: primary.main, arrow: ink, word: ink, second: primary.main },
  light: { mark: '#fff', arrow: '#e8a9a0', word: '#fff', second: '#e8a9a0' },
};

const [firstWord, ...otherWords] = brand.name.split(' ');

/** A container seen from its corner, open on one side, with an arrow leaving it; beside it the company's name. */
export function Logo({ variant }: LogoProps) {
  const { mark, arrow, word, second } = inks[variant];
  return (
    <Box component="span" translate="no" sx={{ display: 'inline-flex', alignItems: 'center', gap: '1.1rem' }}>
      <svg viewBox="0 0 48 48" width="44" height="44" fill="none" strokeWidth="5.5" aria-hidden="true">
        <path d="M40 15.2V14L24 4.8 8 14v20l16 9.2L40 34v-1.2" stroke={mark} />
        <path d="M16 24h25" stroke={arrow} />
        <path d="M34.5 16.5L42 24l-7.5 7.5" stroke={arrow} />
      </svg>
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
