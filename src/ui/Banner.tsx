import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { brand } from '@/brand/brand';
import type { PictureName } from '@/content/pictures';
import { Picture } from './picture/Picture';

const { primary, tint } = brand.colors;

interface BannerProps {
  title: string;
  hint: string;
  /** Of a page that presents something; decorative, as the text says the same. Without one the band is slim and light. */
  picture?: PictureName;
  /** What to do from here. */
  children?: ReactNode;
}

const slim = { bgcolor: tint, borderBottom: '1px solid', borderColor: 'divider' } as const;

const pictured = {
  '--focus': '#fff',
  position: 'relative',
  overflow: 'hidden',
  color: '#fff',
  bgcolor: 'primary.dark',
} as const;

/** Beside the text, with a slanted edge; on narrow screens behind it, and shaded. */
const aside = {
  position: 'absolute',
  inset: { xs: 0, md: '0 0 0 auto' },
  width: { md: '52%' },
  clipPath: { md: 'polygon(16% 0, 100% 0, 100% 100%, 0 100%)' },
} as const;

const shade = {
  display: { md: 'none' },
  position: 'absolute',
  inset: 0,
  bgcolor: alpha(primary.dark, 0.78),
} as const;

const beside = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  minHeight: { md: '24rem' },
  width: { md: '46%' },
  py: 2.5,
} as const;

/** The band at the top of a page: its only h1, and a line below it. */
export function Banner({ title, hint, picture, children }: BannerProps) {
  return (
    <Box sx={picture ? pictured : slim}>
      {picture && (
        <>
          <Picture name={picture} alt="" sizes="(min-width: 769px) 50vw, 96vw" priority sx={aside} />
          <Box sx={shade} />
        </>
      )}
      <Container maxWidth="xl" sx={{ position: 'relative' }}>
        <Box sx={picture ? beside : { py: { xs: 3, md: 4 } }}>
          <Typography
            variant="h1"
            sx={{ fontSize: picture ? { md: 'h2.fontSize', laptopL: 'h1.fontSize' } : 'h2.fontSize' }}
          >
            {title}
          </Typography>
          <Typography sx={{ mt: 1, fontSize: { md: picture && 'h4.fontSize' }, lineHeight: 1.45 }}>
            {hint}
          </Typography>
          {children && <Box sx={{ mt: 2 }}>{children}</Box>}
        </Box>
      </Container>
    </Box>
  );
}
