import Box from '@mui/material/Box';
import { heroSlides } from '@/content/home';
import { Picture } from '@/ui/picture/Picture';
import { pictureTurning } from './slideMotion';

/** Towards the words the picture ends in their ground: below it, and beside it where there is room. */
const shade = {
  xs: 'linear-gradient(180deg, rgb(23 19 20 / 12%) 0%, rgb(23 19 20 / 30%) 42%, rgb(23 19 20 / 86%) 70%, #171314 100%)',
  lg: 'linear-gradient(90deg, #171314 28%, rgb(23 19 20 / 82%) max(46%, 60rem), rgb(23 19 20 / 6%) max(74%, 92rem))',
};

const layer = { position: 'absolute', inset: 0 } as const;

/** The pictures of the slides, each over the one before it. All but the first are waited for (`ui/picture/slidePictures.ts`). */
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
      {heroSlides.map(({ image }, at) => (
        <Box
          key={image}
          data-turn={at}
          data-pending={at > 0 ? '' : undefined}
          sx={{ ...layer, ...pictureTurning(at), '&[data-pending] > *': { display: 'none' } }}
        >
          <Picture
            name={image}
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
