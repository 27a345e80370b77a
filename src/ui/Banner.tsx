import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PictureName } from '@/content/pictures';
import { Picture } from './picture/Picture';

interface BannerProps {
  title: string;
  hint: string;
  /** Picture at the side; decorative, as the text says the same. */
  picture?: PictureName;
  /** For pages with a task: narrow screens leave out the picture, so that the task comes first. */
  isBrief?: boolean;
  /** What to do from here. */
  children?: ReactNode;
}

/** The band at the top of a page: its only h1, a line below it and, where there is room, a picture with a slanted edge. */
export function Banner({ title, hint, picture, isBrief, children }: BannerProps) {
  return (
    <Box sx={{ position: 'relative', overflow: 'hidden', color: '#fff', bgcolor: 'primary.dark' }}>
      {picture && (
        <Picture
          name={picture}
          alt=""
          sizes="(min-width: 769px) 50vw, 96vw"
          priority={!isBrief}
          sx={{
            display: { xs: isBrief ? 'none' : 'block', md: 'block' },
            position: { md: 'absolute' },
            inset: { md: '0 0 0 auto' },
            width: { md: '52%' },
            height: { xs: '14rem', sm: '20rem', md: 'auto' },
            clipPath: { md: 'polygon(22% 0, 100% 0, 100% 100%, 0 100%)' },
          }}
        />
      )}
      <Container maxWidth="xl" sx={{ position: 'relative' }}>
        <Box
          sx={{
            py: isBrief ? '3.2rem' : { xs: '4.8rem', md: picture ? '8rem' : '7.2rem' },
            width: { md: picture ? '48%' : '70%' },
          }}
        >
          <Box aria-hidden sx={{ width: '5.6rem', height: '4px', mb: 3, bgcolor: 'primary.light' }} />
          <Typography variant="h1">{title}</Typography>
          <Typography sx={{ mt: 2, fontSize: 'h4.fontSize', lineHeight: 1.55, maxWidth: '46ch' }}>
            {hint}
          </Typography>
          {children && <Box sx={{ mt: 3 }}>{children}</Box>}
        </Box>
      </Container>
    </Box>
  );
}
