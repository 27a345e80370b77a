import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Office } from '@/brand/companyTypes';
import { companyCopy } from '@/content/company';
import { notPrinted } from '@/ui/notPrinted';
import { Hours } from './Hours';
import { OpenState } from './OpenState';

const words = companyCopy.offices;

interface OfficeCardProps {
  office: Office;
  isShown: boolean;
  onShow: () => void;
}

/** One office: where it is, when it is open, what it does, and how to reach it. */
export function OfficeCard({ office, isShown, onShow }: OfficeCardProps) {
  const { slug, name, country, isHeadquarters, street, town, phone, email, does } = office;
  return (
    <Box
      component="li"
      id={slug}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        p: { xs: 2.5, md: 3 },
        border: '1px solid',
        borderColor: isShown ? 'primary.main' : 'divider',
        borderTop: '3px solid',
        borderTopColor: isShown ? 'primary.main' : 'text.primary',
        breakInside: 'avoid',
      }}
    >
      <div>
        <Typography variant="h4" component="h3">
          {name}
          {isHeadquarters && (
            <Box component="span" sx={{ ml: 1.5, fontSize: 'body2.fontSize', color: 'primary.main' }}>
              {words.headquarters}
            </Box>
          )}
        </Typography>
        <Typography color="textSecondary">{country}</Typography>
      </div>
      <Box component="address" translate="no" sx={{ fontStyle: 'normal' }}>
        {street}
        <br />
        {town}
      </Box>
      <div>
        <OpenState office={office} />
        <Hours office={office} />
      </div>
      <Typography>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {words.does}:{' '}
        </Box>
        {does.join(' · ')}
      </Typography>
      <Box sx={{ display: 'grid', justifyItems: 'start', mt: 'auto', '& > a': { py: '1rem' } }}>
        <Link href={phone.href}>
          {words.call} <span translate="no">{phone.display}</span>
        </Link>
        <Link href={`mailto:${email}`} sx={{ overflowWrap: 'anywhere' }}>
          {words.write} <span translate="no">{email}</span>
        </Link>
        <Button
          type="button"
          variant="formBack"
          onClick={onShow}
          aria-label={`${words.show}: ${name}`}
          aria-pressed={isShown}
          sx={{ mt: 1, '@media (scripting: none)': { display: 'none' }, ...notPrinted }}
        >
          {words.show}
        </Button>
      </Box>
    </Box>
  );
}
