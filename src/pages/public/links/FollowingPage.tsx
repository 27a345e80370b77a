import { followingCopy as words } from '@/content/notices';
import { FollowingPanel } from '@/features/notices/FollowingPanel';
import { TokenPage } from './TokenPage';

/** Where the links in notices lead: to confirm, change or stop them. */
export function FollowingPage() {
  return (
    <TokenPage heading={words.heading} again={words.again}>
      {(token) => <FollowingPanel key={token} token={token} />}
    </TokenPage>
  );
}
