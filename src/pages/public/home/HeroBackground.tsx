import Box from '@mui/material/Box';
import { heroSlides } from '@/content/home';
import { Picture } from '@/ui/Picture';
import { useHydrated } from '@/ui/useHydrated';

const shade = {
  xs: 'linear-gradient(0deg, rgb(23 19 20 / 92%) 0%, rgb(23 19 20 / 70%) 60%, rgb(23 19 20 / 62%) 100%)',
  lg: 'linear-gradient(90deg, #171314 30%, rgb(23 19 20 / 78%) 45%, rgb(23 19 20 / 8%) 72%)',
};

const layer = { position: 'absolute', inset: 0 } as const;

/** The picture of the slide over the one before it, which it fades into. The first is there at once, the others follow. */
export function HeroBackground({ index }: { index: number }) {
  const isHydrated = useHydrated();
  const before = (index + heroSlides.length - 1) % heroSlides.length;
  return (
    <Box sx={{ ...layer, overflow: 'hidden', isolation: 'isolate' }}>
      {heroSlides.map(({ image }, at) => (
        <Box
          key={image}
          data-shown={at === index}
          sx={{
            ...layer,
            zIndex: at === index ? 1 : 0,
            opacity: at === index || at === before ? 1 : 0,
            transition: at === index ? 'opacity 700ms ease' : 'opacity 0s 700ms',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        >
          {(at === 0 || isHydrated) && <Picture name={image} alt="" sx={{ ...layer, left: { lg: '28%' } }} />}
        </Box>
      ))}
      <Box sx={{ ...layer, zIndex: 2, background: shade }} />
    </Box>
  );
}
