import Box from '@mui/material/Box';
import { portfolio, portfolioIntro } from '@/content/home';
import { Section } from '@/ui/Section';
import { PortfolioCard } from './PortfolioCard';

export function Portfolio() {
  return (
    <Section heading={portfolioIntro.heading} lead={portfolioIntro.text}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(18rem, 1fr))' },
          gap: { xs: '3.2rem', sm: '2.4rem' },
        }}
      >
        {portfolio.map((item) => (
          <PortfolioCard key={item.path} item={item} />
        ))}
      </Box>
    </Section>
  );
}
