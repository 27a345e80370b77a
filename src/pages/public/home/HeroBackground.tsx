import Box from '@mui/material/Box';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { heroSlides, type HeroSlide } from '@/content/home';
import { Picture } from '@/ui/Picture';

/** Towards the words the picture ends in their ground: below it, and beside it where there is room. */
const shade = {
  xs: 'linear-gradient(180deg, rgb(23 19 20 / 12%) 0%, rgb(23 19 20 / 30%) 42%, rgb(23 19 20 / 86%) 70%, #171314 100%)',
  lg: 'linear-gradient(90deg, #171314 28%, rgb(23 19 20 / 82%) max(46%, 60rem), rgb(23 19 20 / 6%) max(74%, 92rem))',
};

const layer = { position: 'absolute', inset: 0 } as const;

interface LayerProps {
  image: HeroSlide['image'];
  isFirst: boolean;
  isDue: boolean;
  isShown: boolean;
  onLoad: (image: HeroSlide['image']) => void;
}

/** A picture that takes no place is not fetched. */
const Layer = memo(function Layer({ image, isFirst, isDue, isShown, onLoad }: LayerProps) {
  return (
    <Box
      data-shown={isShown}
      data-due={isDue}
      sx={{
        ...layer,
        opacity: 0,
        transition: 'opacity 700ms step-end', // a delay alone would keep the main thread busy
        '&[data-shown="true"]': { zIndex: 1, opacity: 1, transition: 'opacity 700ms ease' },
        '&[data-due="false"] > *': { display: 'none' },
        '@media (prefers-reduced-motion: reduce)': { '&, &[data-shown="true"]': { transition: 'none' } },
      }}
    >
      <Picture
        name={image}
        alt=""
        sizes="(min-width: 1025px) 72vw, (min-width: 769px) 100vw, 96vw"
        priority={isFirst}
        onLoad={() => onLoad(image)}
        sx={{ ...layer, left: { lg: '28%' } }}
      />
    </Box>
  );
});

/**
 * The picture of the slide over the one before it, which it fades into. Each is fetched when its turn comes, and
 * until it is there the one before it stays.
 */
export function HeroBackground({ index }: { index: number }) {
  const layers = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set([heroSlides[0].image]));
  const [shown, setShown] = useState(0);
  const image = heroSlides[index]?.image;
  if (image && shown !== index && loaded.has(image)) setShown(index);
  const add = useCallback((image: string) => setLoaded((all) => new Set([...all, image])), []);
  useEffect(() => {
    // What came before the app did.
    for (const picture of layers.current?.querySelectorAll('[data-due="true"] [data-picture]') ?? [])
      if (picture.querySelector('img')?.complete) add(picture.getAttribute('data-picture') ?? '');
  }, [add]);
  return (
    <Box
      ref={layers}
      sx={{
        ...layer,
        height: { xs: '30rem', sm: '38rem', md: '52rem', lg: 'auto' },
        bottom: { xs: 'auto', lg: 0 },
        overflow: 'hidden',
        isolation: 'isolate',
      }}
    >
      {heroSlides.map((slide, at) => (
        <Layer
          key={slide.image}
          image={slide.image}
          isFirst={at === 0}
          isDue={at === index || loaded.has(slide.image)}
          isShown={at === shown}
          onLoad={add}
        />
      ))}
      <Box sx={{ ...layer, zIndex: 2, background: shade }} />
    </Box>
  );
}
