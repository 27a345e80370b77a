import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { galleryTeaserPictures } from '@/content/galleryTeaser';
import { galleryTeaser } from '@/content/home';
import { Picture } from '@/ui/picture/Picture';
import { Section } from '@/ui/Section';
import { visuallyHidden } from '@/ui/visuallyHidden';

const { heading, text, button } = galleryTeaser;

/** Eight pictures: four columns, two on a tablet, one on a phone. */
export function GalleryTeaser() {
  return (
    <Section background={brand.colors.tint}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          justifyContent: 'space-between',
          gap: 3,
          mb: 4,
        }}
      >
        <div>
          <Typography variant="h2">{heading}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {text}
          </Typography>
        </div>
        <Button component={Link} to={button.path} variant="main">
          {button.label}
          <Box component="span" sx={visuallyHidden}>
            : {heading}
          </Box>
        </Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          },
          gap: '1.2rem',
        }}
      >
        {galleryTeaserPictures.map(({ key, alt }) => (
          <Picture
            key={key}
            name={key}
            alt={alt}
            ratio="4 / 3"
            sizes="(min-width: 769px) 23vw, (min-width: 426px) 46vw, 92vw"
          />
        ))}
      </Box>
    </Section>
  );
}
