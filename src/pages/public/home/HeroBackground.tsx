import Box from '@mui/material/Box';
import { useState } from 'react';
import { heroSlides } from '@/content/home';
import { Picture } from '@/ui/Picture';

/** Towards the words the picture ends in their ground: below it, and beside it where there is room. */
const shade = {
  xs: 'linear-gradient(180deg, rgb(23 19 20 / 12%) 0%, rgb(23 19 20 / 30%) 42%, rgb(23 19 20 / 86%) 70%, #171314 100%)',
  lg: 'linear-gradient(90deg, #171314 28%, rgb(23 19 20 / 82%) max(46%, 60rem), rgb(23 19 20 / 6%) max(74%, 92rem))',
};

const layer = { position: 'absolute', inset: 0 } as const;

/**
 * The picture of the slide over the one before it, which it fades into. Each is fetched when its turn comes, and
 * until it is there the one before it stays.
 */
export function HeroBackground({ index }: { index: number }) {
  const [loaded, setLoaded] = useState<readonly number[]>([0]);
  const [shown, setShown] = useState(0);
  if (shown !== index && loaded.includes(index)) setShown(index);
  return (
    <Box
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
          data-shown={at === shown}
          sx={{
            ...layer,
            zIndex: at === shown ? 1 : 0,
            opacity: at === shown ? 1 : 0,
            transition: at === shown ? 'opacity 700ms ease' : 'opacity 0s 700ms',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        >
          {(at === index || loaded.includes(at)) && (
            <Picture
              name={image}
              alt=""
              sizes="(min-width: 1025px) 72vw, (min-width: 769px) 100vw, 96vw"
              priority={at === 0}
              onLoad={() => setLoaded((all) => (all.includes(at) ? all : [...all, at]))}
              sx={{ ...layer, left: { lg: '28%' } }}
            />
          )}
        </Box>
      ))}
      <Box sx={{ ...layer, zIndex: 2, background: shade }} />
    </Box>
  );
}
