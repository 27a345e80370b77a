import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { brand } from '@/brand/brand';
import { headquarters as office } from '@/brand/company';
import { contactDetails } from '@/content/contact';
import { ExternalLink } from '@/ui/ExternalLink';
import { LineIcon } from '@/ui/LineIcon';
import type { LineIconName } from '@/ui/lineIcons';
import { touchTarget } from '@/ui/touchTarget';
import { Hours } from '../company/Hours';
import { OpenState } from '../company/OpenState';
import { addressLink } from './mapLinks';

const { heading, intro, addressLabel, callLabel, emailLabel, hoursLabel, phoneLabel } = contactDetails;
const { headquarters, emails, phone } = brand;

interface WayProps {
  icon: LineIconName;
  label: string;
  children: ReactNode;
}

function Way({ icon, label, children }: WayProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2, py: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ color: 'primary.main', pt: '0.2rem' }}>
        <LineIcon name={icon} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h3" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Box
          translate="no"
          sx={{
            overflowWrap: 'anywhere',
            fontWeight: { sm: 500 },
            fontSize: { xs: 'body2.fontSize', sm: 'body1.fontSize' },
          }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}

export function ContactDetails() {
  return (
    <section aria-labelledby="contact-heading">
      <Typography variant="h2" id="contact-heading">
        {heading}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4, maxWidth: '60ch' }}>
        {intro}
      </Typography>
      <Way icon="pin" label={addressLabel}>
        <ExternalLink href={addressLink}>{headquarters}</ExternalLink>
      </Way>
      <Way icon="mail" label={emailLabel}>
        {Object.values(emails).map((email) => (
          <Link key={email} href={`mailto:${email}`} sx={{ display: 'block', py: '1.1rem' }}>
            {email}
          </Link>
        ))}
      </Way>
      <Way icon="phone" label={callLabel}>
        <Link href={phone.href} sx={touchTarget}>
          {phone.display}
        </Link>
      </Way>
      <Way icon="office" label={hoursLabel(office.name)}>
        <OpenState office={office} />
        <Hours office={office} />
      </Way>
      <Way icon="whatsapp" label={phoneLabel}>
        <ExternalLink href={`https://wa.me/${phone.messaging}`}>{phone.display}</ExternalLink>
      </Way>
    </section>
  );
}
