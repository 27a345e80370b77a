import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { brand } from '@/brand/brand';
import { company } from '@/brand/company';
import { companyCopy } from '@/content/company';
import { Section } from '@/ui/Section';
import { touchTarget } from '@/ui/touchTarget';

const { heading, text, label } = companyCopy.emergency;

/** The number that is answered at any hour. */
export function Emergency() {
  const { display, href } = company.emergency;
  return (
    <Section id="emergency" heading={heading} split background={brand.colors.caution.tint}>
      <Typography sx={{ maxWidth: '60ch' }}>{text}</Typography>
      <Typography sx={{ mt: 2, fontSize: 'h3.fontSize', fontWeight: 600 }}>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {label}
        </Typography>
        <Link href={href} translate="no" sx={touchTarget}>
          {display}
        </Link>
      </Typography>
    </Section>
  );
}
