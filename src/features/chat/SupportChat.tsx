import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { ChatWidget } from './widget/ChatWidget';

/** The support chat of every public page. A chat that fails takes no page with it. */
export function SupportChat() {
  return (
    <ErrorBoundary fallback={() => null}>
      <ChatWidget />
    </ErrorBoundary>
  );
}
