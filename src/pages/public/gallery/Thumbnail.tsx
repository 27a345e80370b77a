import Box from '@mui/material/Box';
import { brand } from '@/brand/brand';
import { galleryLabels, type GalleryPicture } from '@/content/gallery';
import { Picture } from '@/ui/picture/Picture';

interface ThumbnailProps {
  picture: GalleryPicture;
  /** Spans two columns, if there are columns. */
  isLarge: boolean;
  onOpen: () => void;
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  p: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover [data-picture], &:focus-visible [data-picture]': { filter: 'brightness(1.12)' },
  '&:focus-visible': { outline: `3px solid var(--focus, ${brand.colors.focus})`, outlineOffset: '4px' },
  '& strong': { mt: 1.5, fontWeight: 600, lineHeight: 1.35 },
  '& span': { fontSize: 'body2.fontSize', color: 'text.secondary' },
} as const;

export function Thumbnail({ picture: { key, title, alt, category }, isLarge, onOpen }: ThumbnailProps) {
  return (
    <Box
      component="button"
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-label={`${galleryLabels.enlarge}: ${title}. ${category}. ${alt}`}
      sx={frame}
    >
      <Picture
        name={key}
        alt=""
        ratio="4 / 3"
        sizes={isLarge ? '(min-width: 426px) 46vw, 92vw' : '(min-width: 426px) 23vw, 92vw'}
      />
      <strong>{title}</strong> <span>{category}</span>
    </Box>
  );
}
