import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { network, officeCities, officeCountries } from '@/content/about';
import { plainList } from '@/ui/plainList';
import { Section } from '@/ui/Section';

interface PlacesProps {
  heading: string;
  places: readonly string[];
}

function Places({ heading, places }: PlacesProps) {
  return (
    <div>
      <Typography
        variant="h4"
        component="h3"
        sx={{ pb: 1.5, borderBottom: '1px solid rgb(255 255 255 / 30%)' }}
      >
        {heading}
      </Typography>
      <Box
        component="ul"
        sx={{
          ...plainList,
          mt: 2.5,
          columns: { xs: '13rem', md: '17rem' },
          columnGap: '2.4rem',
          '& > li': { py: '0.5rem', breakInside: 'avoid' },
        }}
      >
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </Box>
    </div>
  );
}

export function Network() {
  return (
    <Section id="network" sx={{ bgcolor: 'secondary.dark', color: '#fff' }}>
      <Typography variant="h2">{network.heading}</Typography>
      <Typography sx={{ mt: 2, mb: 6, maxWidth: '60ch', color: 'rgb(255 255 255 / 84%)' }}>
        {network.text}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
        }}
      >
        <Places heading={network.citiesHeading} places={officeCities} />
        <Places heading={network.countriesHeading} places={officeCountries} />
      </Box>
    </Section>
  );
}
