import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { brand } from '@/brand/brand';
import { heroSlides } from '@/content/home';
import { Picture } from '@/ui/picture/Picture';
import { picturesTurning } from './slideMotion';

const ground = brand.colors.secondary.dark;

/** The picture fades into the background of the text: downwards, or sideways where there is room. */
const shade = {
  xs: `linear-gradient(180deg, ${alpha(ground, 0.12)} 0%, ${alpha(ground, 0.3)} 42%, ${alpha(ground, 0.86)} 70%, ${ground} 100%)`,
  lg: `linear-gradient(90deg, ${ground} 28%, ${alpha(ground, 0.82)} max(46%, 60rem), ${alpha(ground, 0.06)} max(74%, 92rem))`,
};

const layer = { position: 'absolute', inset: 0 } as const;

/** The slides' pictures, each above the previous one. All but the first load later (`ui/picture/slidePictures.ts`). */
export function HeroBackground() {
  return (
    <Box
      data-slides
      sx={{
        ...layer,
        height: { xs: '30rem', sm: '38rem', md: '52rem', lg: 'auto' },
        bottom: { xs: 'auto', lg: 0 },
        overflow: 'hidden',
        isolation: 'isolate',
      }}
    >
      {heroSlides.map(({ picture }, at) => (
        <Box
          key={picture}
          data-pending={at > 0 ? '' : undefined}
          sx={{ ...layer, ...picturesTurning[at], '&[data-pending] > *': { display: 'none' } }}
        >
          <Picture
            name={picture}
            alt=""
            sizes="(min-width: 1025px) 72vw, (min-width: 769px) 100vw, 96vw"
            priority={at === 0}
            sx={{ ...layer, left: { lg: '28%' } }}
          />
        </Box>
      ))}
      <Box sx={{ ...layer, background: shade }} />
    </Box>
  );
}
