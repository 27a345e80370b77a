import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useState, type KeyboardEvent } from 'react';
import { galleryLabels, type GalleryPicture } from '@/content/gallery';
import { LineIcon } from '@/ui/LineIcon';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { EnlargedPicture } from './EnlargedPicture';

interface LightboxProps {
  pictures: readonly GalleryPicture[];
  /** The open picture; null if there is none. */
  index: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
}

const control = { color: '#fff', '&:hover': { bgcolor: 'rgb(255 255 255 / 14%)' } };

/**
 * One picture at a time, over the page: arrow keys switch, Escape closes, the focus is trapped and then restored. While it
 * closes, the last picture stays.
 */
export function Lightbox({ pictures, index, onShow, onClose }: LightboxProps) {
  const [last, setLast] = useState(0);
  if (index !== null && index !== last) setLast(index);
  const shownIndex = index ?? last;
  const picture = pictures[shownIndex];
  if (!picture) return null;
  const turn = (step: number) => onShow((shownIndex + step + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  return (
    <Dialog
      open={index !== null}
      onClose={onClose}
      onKeyDown={onKeyDown}
      fullScreen
      aria-labelledby="lightbox-title"
      slotProps={{ paper: { sx: { bgcolor: 'secondary.dark', color: '#fff' } } }}
    >
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          p: { xs: 1.5, md: 2.5 },
        }}
      >
        <span aria-live="polite">
          <Box component="span" translate="no" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {`${shownIndex + 1} / ${pictures.length}`}
          </Box>
          <Box component="span" sx={visuallyHidden}>
            {`: ${picture.title}`}
          </Box>
        </span>
        <IconButton aria-label={galleryLabels.close} onClick={onClose} sx={control}>
          <LineIcon name="close" />
        </IconButton>
      </Box>
      <EnlargedPicture key={picture.key} picture={picture} />
      <Box sx={{ display: 'flex', justifyContent: 'center', gap: 2, pb: 2.5 }}>
        <IconButton aria-label={galleryLabels.previous} onClick={() => turn(-1)} sx={control}>
          <Box component="span" sx={{ display: 'flex', transform: 'scaleX(-1)' }}>
            <LineIcon name="arrow" size="3.2rem" />
          </Box>
        </IconButton>
        <IconButton aria-label={galleryLabels.next} onClick={() => turn(1)} sx={control}>
          <LineIcon name="arrow" size="3.2rem" />
        </IconButton>
      </Box>
    </Dialog>
  );
}
