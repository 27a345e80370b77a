import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkContext } from '@/ui/links/linkContext';
import { NoLink } from '@/ui/links/PasteLink';
import { LinkLayout } from './LinkLayout';
import { useTokenOnce } from './useTokenOnce';

interface TokenPageProps {
  heading: string;
  /** Shown where the link has no token any more. */
  again: string;
  children: (token: string) => ReactNode;
}

/** A page that is about the token of its link and nothing else. */
export function TokenPage({ heading, again, children }: TokenPageProps) {
  const { token, wasOpened, ...link } = useTokenOnce();
  return (
    <LinkLayout>
      <LinkContext value={link}>
        <Stack useFlexGap spacing={3} sx={{ maxWidth: '72rem' }}>
          <Typography variant="h1">{heading}</Typography>
          {token === '' ? <NoLink again={again} wasOpened={wasOpened} /> : children(token)}
        </Stack>
      </LinkContext>
    </LinkLayout>
  );
}
