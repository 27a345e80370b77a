import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { ChatWidget } from './widget/ChatWidget';

/** The support chat of every public page. If it crashes, the page keeps working. */
export function SupportChat() {
  return (
    <ErrorBoundary fallback={() => null}>
      <ChatWidget />
    </ErrorBoundary>
  );
}
