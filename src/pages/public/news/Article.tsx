import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { newsLabels, type NewsItem } from '@/content/news';
import { formatDay } from '@/ui/dates/formatDate';
import { Disclosure } from '@/ui/Disclosure';
import { Picture } from '@/ui/picture/Picture';

/** One news item: its date, its summary, and the rest behind one click. */
export function Article({ item, isOpen }: { item: NewsItem; isOpen: boolean }) {
  const { slug, picture, title, date, category, summary, body } = item;
  return (
    <Box
      component="article"
      id={slug}
      aria-labelledby={`${slug}-title`}
      sx={{
        display: 'grid',
        gap: { xs: 1, md: '1rem 4rem', lg: '6.4rem' },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) 18rem',
          lg: '16rem minmax(0, 1fr) 26rem',
        },
        alignItems: 'start',
        borderTop: '1px solid',
        borderColor: 'divider',
        py: { xs: 4, md: 5 },
        '&:first-of-type': { borderTop: '2px solid', borderColor: 'text.primary' },
      }}
    >
      <Box sx={{ fontSize: 'body2.fontSize', gridColumn: { md: '1 / -1', lg: 'auto' } }}>
        <Box component="time" dateTime={date} sx={{ display: 'block', fontWeight: 600 }}>
          {formatDay(date)}
        </Box>
        <Box component="span" sx={{ color: 'primary.main' }}>
          {category}
        </Box>
      </Box>
      <div>
        <Typography variant="h3" component="h2" id={`${slug}-title`}>
          <Link href={`#${slug}`} color="inherit">
            {title}
          </Link>
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '68ch', fontSize: 'body1.fontSize' }}>
          {summary}
        </Typography>
        <Disclosure summary={newsLabels.more} open={isOpen || undefined}>
          {body.map((paragraph) => (
            <Typography key={paragraph} sx={{ mb: 2 }}>
              {paragraph}
            </Typography>
          ))}
        </Disclosure>
      </div>
      <Picture
        name={picture}
        alt=""
        ratio="8 / 5"
        sizes="260px"
        sx={{ display: { xs: 'none', md: 'block' } }}
      />
    </Box>
  );
}
