import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { useIdle } from './useIdle';

const ChatWidget = lazy(() =>
  import('./widget/ChatWidget').then(({ ChatWidget: component }) => ({ default: component })),
);

/** The support chat of every public page, loaded once the page itself is done. A chat that fails takes no page with it. */
export function SupportChat() {
  const isIdle = useIdle();
  if (!isIdle) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <ChatWidget />
      </Suspense>
    </ErrorBoundary>
  );
}
