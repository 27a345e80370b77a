import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { brand } from '@/brand/brand';

export function Footer() {
  return (
    <Box component="footer" sx={{ bgcolor: 'secondary.dark', color: '#fff', py: 5 }}>
      <Container maxWidth="xl">
        <Typography sx={{ fontWeight: 600 }}>{brand.legalName}</Typography>
        <Typography>{brand.headquarters}</Typography>
        <Link color="inherit" href={brand.phone.href}>
          {brand.phone.display}
        </Link>
        {Object.values(brand.emails).map((email) => (
          <Typography key={email}>
            <Link color="inherit" href={`mailto:${email}`}>
              {email}
            </Link>
          </Typography>
        ))}
      </Container>
    </Box>
  );
}
