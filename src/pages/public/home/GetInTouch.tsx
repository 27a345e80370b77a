import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { getInTouch, shownConsignment } from '@/content/home';
import { LineIcon } from '@/ui/LineIcon';
import { onDark } from './onDark';

const { heading, text, button } = getInTouch;

/** The last call to action before the newsletter. */
export function GetInTouch() {
  return (
    <Box
      component="section"
      sx={{ '--focus': '#fff', bgcolor: 'primary.dark', color: '#fff', py: { xs: '6.4rem', md: '9.6rem' } }}
    >
      <Container
        maxWidth="xl"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 4,
        }}
      >
        <div>
          <Typography variant="h2">{heading}</Typography>
          <Typography sx={{ mt: 1.5, maxWidth: '60ch', fontSize: 'h4.fontSize' }}>{text}</Typography>
          {brand.isSample && (
            <Link
              component={RouterLink}
              to={shownConsignment.path}
              color="inherit"
              underline="always"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mt: 2, minHeight: '4.4rem' }}
            >
              {shownConsignment.label}
              <LineIcon name="arrow" size="2rem" />
            </Link>
          )}
        </div>
        <Button component={RouterLink} to={button.path} variant="formBack" sx={onDark.filled}>
          {button.label}
        </Button>
      </Container>
    </Box>
  );
}
