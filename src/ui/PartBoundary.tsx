import Stack, { type StackProps } from '@mui/material/Stack';
import { Children, useState, type ReactNode } from 'react';
import { errorPageCopy } from '@/content/errorPage';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorState } from './ErrorState';

/** A part of a page that fails alone: an error stands in its place, and the rest goes on. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const [round, setRound] = useState(0);
  return (
    <ErrorBoundary
      resetKey={String(round)}
      fallback={({ message }) => (
        <ErrorState message={errorPageCopy.part(message)} onRetry={() => setRound(round + 1)} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** A stack of parts of a page, of which each fails alone. */
export function PartStack({ children, ...props }: StackProps) {
  return (
    <Stack {...props}>{Children.map(children, (part) => part && <PartBoundary>{part}</PartBoundary>)}</Stack>
  );
}
