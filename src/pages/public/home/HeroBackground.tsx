import Box from '@mui/material/Box';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { HERO_SLIDE_MS } from '@/config/timing';
import { heroSlides, type HeroSlide } from '@/content/home';
import { Picture } from '@/ui/Picture';
import { FADE_MS } from './fade';

/** Towards the words the picture ends in their ground: below it, and beside it where there is room. */
const shade = {
  xs: 'linear-gradient(180deg, rgb(23 19 20 / 12%) 0%, rgb(23 19 20 / 30%) 42%, rgb(23 19 20 / 86%) 70%, #171314 100%)',
  lg: 'linear-gradient(90deg, #171314 28%, rgb(23 19 20 / 82%) max(46%, 60rem), rgb(23 19 20 / 6%) max(74%, 92rem))',
};

const layer = { position: 'absolute', inset: 0 } as const;

interface LayerProps {
  image: HeroSlide['image'];
  isFirst: boolean;
  /** Whether it is the one, was, or never was. */
  shown: 'true' | 'false' | 'never';
  onLoad: (image: HeroSlide['image']) => void;
}

/** A picture that was never shown takes no place: while it came, each piece of it would be painted. */
const Layer = memo(function Layer({ image, isFirst, shown, onLoad }: LayerProps) {
  return (
    <Box
      data-shown={shown}
      sx={{
        ...layer,
        opacity: 0,
        willChange: 'opacity',
        transition: `opacity ${FADE_MS}ms step-end`, // a delay alone would keep the main thread busy
        '&[data-shown="true"]': { zIndex: 1, opacity: 1, transition: `opacity ${FADE_MS}ms ease` },
        '&[data-shown="never"] > *': { display: 'none' },
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

interface HeroBackgroundProps {
  index: number;
  isMoving: boolean;
}

/**
 * The picture of the slide over the one before it, which it fades into. Each is asked for half a slide ahead, and
 * until it is there the one before it stays.
 */
export function HeroBackground({ index, isMoving }: HeroBackgroundProps) {
  const layers = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set([heroSlides[0].image]));
  /** Those that were shown so far, the present one at the end. */
  const [shown, setShown] = useState([0]);
  const image = heroSlides[index]?.image;
  if (image && shown.at(-1) !== index && loaded.has(image))
    setShown([...shown.filter((at) => at !== index), index]);
  const add = useCallback((image: string) => setLoaded((all) => new Set([...all, image])), []);
  useEffect(() => {
    // What came before the app did.
    for (const picture of layers.current?.querySelectorAll('[data-picture]') ?? [])
      if (picture.querySelector('img')?.naturalWidth) add(picture.getAttribute('data-picture') ?? '');
  }, [add]);
  useEffect(() => {
    const fetch = (at: number) => {
      layers.current?.querySelectorAll('img')[at % heroSlides.length]?.setAttribute('loading', 'eager');
    };
    fetch(index);
    if (!isMoving) return;
    const timer = setTimeout(() => fetch(index + 1), HERO_SLIDE_MS / 2);
    return () => clearTimeout(timer);
  }, [index, isMoving]);
  const stateOf = (at: number) => {
    if (at === shown.at(-1)) return 'true';
    return shown.includes(at) ? 'false' : 'never';
  };
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
        <Layer key={slide.image} image={slide.image} isFirst={at === 0} shown={stateOf(at)} onLoad={add} />
      ))}
      <Box sx={{ ...layer, zIndex: 2, background: shade }} />
    </Box>
  );
}
