import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { galleryLabels, type GalleryPicture } from '@/content/gallery';
import { Picture } from '@/ui/Picture';

interface ThumbnailProps {
  picture: GalleryPicture;
  /** Two columns wide, where there are columns. */
  isLarge: boolean;
  onOpen: () => void;
}

export function Thumbnail({ picture: { key, title, alt, category }, isLarge, onOpen }: ThumbnailProps) {
  return (
    <ButtonBase
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-label={`${galleryLabels.enlarge}: ${title}. ${alt}`}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
        width: '100%',
        height: '100%',
        textAlign: 'start',
        font: 'inherit',
        '&:hover [data-picture], &:focus-visible [data-picture]': { filter: 'brightness(1.12)' },
        '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'primary.light', outlineOffset: '4px' },
      }}
    >
      <Picture
        name={key}
        alt=""
        ratio="4 / 3"
        sizes={isLarge ? '(min-width: 426px) 46vw, 92vw' : '(min-width: 426px) 23vw, 92vw'}
      />
      <Box component="span" sx={{ display: 'block', mt: 1.5, fontWeight: 600, lineHeight: 1.35 }}>
        {title}
      </Box>
      <Box component="span" sx={{ display: 'block', fontSize: '1.4rem', color: 'text.secondary' }}>
        {category}
      </Box>
    </ButtonBase>
  );
}
