import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { pictures, type PictureName } from '@/content/pictures';
import { placeholderOf, plainSourceOf, sourcesOf, type PictureFacts } from './pictureFiles';

interface PictureProps {
  name: PictureName;
  /** Empty if the text beside it says the same. */
  alt: string;
  /** Aspect ratio in CSS syntax; omitted if `sx` sizes the box. */
  ratio?: string;
  /** Rendered width, in the syntax of `sizes`. */
  sizes?: string;
  /** For the one picture of the first view: it is requested before all others. */
  priority?: boolean;
  sx?: SystemStyleObject<Theme>;
}

/** A picture that reserves its space on the page: until it loads, its own colours stand in for it. */
export function Picture({ name, alt, ratio, sizes = '100vw', priority, sx }: PictureProps) {
  const facts: PictureFacts = pictures[name];
  const [, width, height] = facts;
  return (
    <Box
      component="picture"
      data-picture={name}
      sx={{
        display: 'block',
        aspectRatio: ratio,
        overflow: 'hidden',
        minWidth: 0,
        background: placeholderOf(facts),
        '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
        ...sx,
      }}
    >
      <source type="image/avif" srcSet={sourcesOf(name, facts)} sizes={sizes} />
      <img
        alt={alt}
        width={width}
        height={height}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        src={plainSourceOf(name, facts)}
      />
    </Box>
  );
}
