import { LoadingState } from '@/ui/loading/LoadingState';

export function CheckingSession({ minHeight }: { minHeight?: string }) {
  return <LoadingState label="Checking your session" minHeight={minHeight} />;
}
