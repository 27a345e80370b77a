import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shareLinksCopy as words, shareScopes } from '@/content/shareLinks';
import { formatDayYearAndTime } from '@/ui/dates/formatDate';
import { Timestamp } from '@/ui/dates/Timestamp';
import { plainList } from '@/ui/plainList';
import type { ShareLink } from './shareLinksApi';

/** What revoking a link is called: two of the same kind differ in when they were made. */
export const revocationOf = ({ scope, madeAt }: ShareLink) =>
  words.revokeOf(scope, formatDayYearAndTime(madeAt));

interface ShareLinkListProps {
  links: readonly ShareLink[];
  none: string;
  /** Says who has made each. */
  withMaker?: boolean;
  onRevoke: (link: ShareLink) => void;
}

/** Links that work, with what is known of their use. */
export function ShareLinkList({ links, none, withMaker, onRevoke }: ShareLinkListProps) {
  if (links.length === 0) return <Typography color="textSecondary">{none}</Typography>;
  return (
    <Box component="ul" sx={{ ...plainList, width: '100%' }}>
      {links.map((link) => (
        <Stack
          key={link.id}
          component="li"
          direction={{ xs: 'column', md: 'row' }}
          sx={{
            gap: 1.5,
            py: 2,
            alignItems: { xs: 'flex-start', md: 'center' },
            justifyContent: 'space-between',
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Stack sx={{ gap: 0.75, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>{shareScopes[link.scope].label}</Typography>
            <Stack direction="row" sx={{ columnGap: 3, flexWrap: 'wrap', color: 'text.secondary' }}>
              <span>
                {words.until} <Timestamp instant={link.expiresAt} />
              </span>
              <span>
                {words.madeAt} <Timestamp instant={link.madeAt} />{' '}
                {withMaker && <span translate="no">{words.by(link.maker ?? link.madeBy)}</span>}
              </span>
              {link.openedAt ? (
                <span>
                  {words.opened(link.opened)} <Timestamp instant={link.openedAt} />
                </span>
              ) : (
                <span>{words.unopened}</span>
              )}
            </Stack>
          </Stack>
          <Button
            variant="formBack"
            onClick={() => onRevoke(link)}
            aria-label={revocationOf(link)}
            sx={{ flex: 'none' }}
          >
            {words.revoke}
          </Button>
        </Stack>
      ))}
    </Box>
  );
}
