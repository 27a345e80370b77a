import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { aboutMission, missionSlides, type MissionSlide } from '@/content/about';
import { Carousel } from '@/ui/carousel/Carousel';
import { Picture } from '@/ui/picture/Picture';
import { Section } from '@/ui/Section';

const { heading, paragraphs } = aboutMission;

function Slide({ slide }: { slide: MissionSlide }) {
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Picture name={slide.key} alt={slide.alt} ratio="16 / 9" sizes="(min-width: 1025px) 52vw, 92vw" />
      <Box component="figcaption" sx={{ pt: 2, color: 'text.secondary' }}>
        {slide.caption}
      </Box>
    </Box>
  );
}

const slides = missionSlides.map((slide) => <Slide key={slide.key} slide={slide} />);

/** What the company is for; its pictures play one at a time and can be swiped (docs/conformance.md, section 9). */
export function Mission() {
  const [opening, ...rest] = paragraphs;
  return (
    <Section id="mission" heading={heading}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, lg: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
        }}
      >
        <div>
          <Typography sx={{ fontSize: 'h4.fontSize', lineHeight: 1.55 }}>{opening}</Typography>
          {rest.map((paragraph) => (
            <Typography key={paragraph} color="textSecondary" sx={{ mt: 2.5 }}>
              {paragraph}
            </Typography>
          ))}
        </div>
        <Carousel label={heading} items={slides} swipe />
      </Box>
    </Section>
  );
}
