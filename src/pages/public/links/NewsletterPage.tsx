import { subscriptionCopy as words } from '@/content/newsletters';
import { SubscriptionPanel } from '@/features/newsletter/SubscriptionPanel';
import { TokenPage } from './TokenPage';

/** Where the links in newsletters lead: to confirm or to leave. */
export function NewsletterPage() {
  return (
    <TokenPage heading={words.heading} again={words.again}>
      {(token) => <SubscriptionPanel key={token} token={token} />}
    </TokenPage>
  );
}
