import Box from '@mui/material/Box';
import { brand } from '@/brand/brand';
import { LineIcon } from '@/ui/LineIcon';
import { footerLink } from './footerLink';

const { address, phone, emails } = brand;

/** Address, phone and the two e-mail addresses. */
export function FooterContact() {
  return (
    <Box
      component="address"
      sx={{ display: 'grid', gap: '0.4rem', justifyItems: 'start', fontStyle: 'normal' }}
    >
      <Box component="p" sx={{ ...footerLink, m: 0, '&:hover': {} }}>
        <LineIcon name="pin" size="2rem" />
        <span>
          {address.street}, {address.postalCode} {address.city}, {address.country}
        </span>
      </Box>
      <Box component="a" href={phone.href} sx={footerLink}>
        <LineIcon name="phone" size="2rem" />
        {phone.display}
      </Box>
      {Object.values(emails).map((email) => (
        <Box component="a" key={email} href={`mailto:${email}`} sx={footerLink}>
          <LineIcon name="mail" size="2rem" />
          {email}
        </Box>
      ))}
    </Box>
  );
}
