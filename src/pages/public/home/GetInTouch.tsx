import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { getInTouch } from '@/content/home';
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
        </div>
        <Button component={Link} to={button.path} variant="formBack" sx={onDark.filled}>
          {button.label}
        </Button>
      </Container>
    </Box>
  );
}
