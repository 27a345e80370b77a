import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { aboutTeaser, progressBars } from '@/content/home';
import { Picture } from '@/ui/picture/Picture';
import { Section } from '@/ui/Section';
import { Progress } from './Progress';
import { split } from './split';

export function AboutTeaser() {
  const { heading, paragraphs, button } = aboutTeaser;
  return (
    <Section>
      <Box sx={split}>
        <Picture
          name="mission-planning"
          alt=""
          ratio="5 / 4"
          // Beside the text it is as high as the text, and cropped on both sides: the picture is wider than its box.
          sizes="(min-width: 1025px) 1040px, 92vw"
          // Without a width, its aspect ratio would make it as wide as the text beside it is high.
          sx={{ width: '100%', height: { lg: '100%' } }}
        />
        <div>
          <Typography variant="h2">{heading}</Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} color="textSecondary" sx={{ mt: 2 }}>
              {paragraph}
            </Typography>
          ))}
          <Box sx={{ display: 'grid', gap: '2rem', my: 4 }}>
            {progressBars.map((bar) => (
              <Progress key={bar.label} {...bar} />
            ))}
          </Box>
          <Button component={Link} to={button.path} variant="primary">
            {button.label}
          </Button>
        </div>
      </Box>
    </Section>
  );
}
