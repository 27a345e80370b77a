import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { galleryBanner, galleryNote, galleryPictures } from '@/content/gallery';
import { Banner } from '@/ui/Banner';
import { BelowFirstView } from '@/ui/BelowFirstView';
import { plainList } from '@/ui/plainList';
import { Section } from '@/ui/Section';
import { Lightbox } from './Lightbox';
import { Thumbnail } from './Thumbnail';

/** The large picture and the four beside it. */
const FIRST = 5;

/** Seventeen pictures, four in a row, one on a phone; each opens enlarged. */
export function GalleryPage() {
  const [openedIndex, setOpenedIndex] = useState<number | null>(null);
  const thumbnails = galleryPictures.map((picture, index) => (
    <li key={picture.key}>
      <Thumbnail picture={picture} isLarge={index === 0} onOpen={() => setOpenedIndex(index)} />
    </li>
  ));
  return (
    <>
      <Banner title={galleryBanner.title} hint={galleryBanner.subtitle} picture="nose-loading" />
      <Section component="div">
        <Typography sx={{ mb: 4, maxWidth: '75ch', color: 'text.secondary' }}>{galleryNote}</Typography>
        <Box
          component="ul"
          sx={{
            ...plainList,
            display: 'grid',
            gap: { xs: '3.2rem', sm: '2.4rem 1.6rem', lg: '4rem 2.4rem' },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(4, minmax(0, 1fr))' },
            // The first spans four cells, so that seventeen pictures fill five rows.
            '& > :first-of-type': { gridColumn: { sm: 'span 2' }, gridRow: { sm: 'span 2' } },
            '& > :first-of-type [data-picture]': { flexGrow: { sm: 1 }, aspectRatio: { sm: 'auto' } },
          }}
        >
          {thumbnails.slice(0, FIRST)}
          <BelowFirstView component="li">{thumbnails.slice(FIRST)}</BelowFirstView>
        </Box>
      </Section>
      <Lightbox
        pictures={galleryPictures}
        index={openedIndex}
        onShow={setOpenedIndex}
        onClose={() => setOpenedIndex(null)}
      />
    </>
  );
}
