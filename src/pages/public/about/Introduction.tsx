import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { introduction } from '@/content/about';
import { Section } from '@/ui/Section';

const { heading, paragraphs, figures } = introduction;

/** Who the company is, in words and in figures. */
export function Introduction() {
  const [opening, ...rest] = paragraphs;
  return (
    <Section id="introduction" heading={heading} split>
      <Typography sx={{ fontSize: 'h4.fontSize', lineHeight: 1.55, maxWidth: '60ch' }}>{opening}</Typography>
      {rest.map((paragraph) => (
        <Typography key={paragraph} color="textSecondary" sx={{ mt: 2.5, maxWidth: '68ch' }}>
          {paragraph}
        </Typography>
      ))}
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 6,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(5, auto)',
          },
          '& > :last-child': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        }}
      >
        {figures.map(({ value, label }) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              flexDirection: 'column-reverse',
              justifyContent: 'flex-end',
              borderTop: '2px solid',
              borderColor: 'primary.main',
              pt: 1.5,
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>
              {label}
            </Box>
            <Box
              component="dd"
              translate="no"
              sx={{ m: 0, fontSize: 'h4.fontSize', fontWeight: 600, lineHeight: 1.25 }}
            >
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
