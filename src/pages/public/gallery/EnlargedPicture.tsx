import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GalleryPicture } from '@/content/gallery';
import { Picture } from '@/ui/picture/Picture';

/** As large as the window allows, with its caption below. In a low window it stays large enough to see, and scrolls. */
export function EnlargedPicture({ picture: { key, title, alt, category } }: { picture: GalleryPicture }) {
  return (
    <Box
      component="figure"
      sx={{
        flex: 1,
        m: 0,
        px: { xs: 1.5, md: 4 },
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
      }}
    >
      <Picture
        name={key}
        alt={alt}
        ratio="8 / 5"
        sizes="min(100vw, max(280px, calc((100vh - 240px) * 1.6)))"
        sx={{ width: 'min(100%, max(28rem, calc((100vh - 24rem) * 1.6)))' }}
      />
      <Box component="figcaption" sx={{ mt: 2, textAlign: 'center' }}>
        <Typography variant="h4" component="h2" id="lightbox-title">
          {title}
        </Typography>
        <Box component="span" sx={{ fontSize: 'body2.fontSize', color: 'rgb(255 255 255 / 78%)' }}>
          {category}
        </Box>
      </Box>
    </Box>
  );
}
