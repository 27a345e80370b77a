import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { legalLabels, type LegalSection } from '@/content/legal';
import { plainList } from '@/ui/plainList';

/** Links to the sections; stays visible beside a long text. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <Box
      component="nav"
      aria-labelledby="contents"
      sx={{
        position: { lg: 'sticky' },
        top: { lg: '11rem' },
        maxHeight: { lg: 'calc(100vh - 13rem)' },
        overflowY: { lg: 'auto' },
        borderTop: '2px solid',
        borderColor: 'text.primary',
        pt: 2,
      }}
    >
      <Typography variant="h5" component="h2" id="contents">
        {legalLabels.contents}
      </Typography>
      <Box component="ol" sx={{ ...plainList, mt: 1 }}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              color="textSecondary"
              sx={{ display: 'block', py: { xs: '1.1rem', lg: 1 }, '&:hover': { color: 'primary.main' } }}
            >
              {heading}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
