import Box from '@mui/material/Box';
import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { EndOfFirstView } from './EndOfFirstView';

interface BelowFirstViewProps {
  /** What stands in its place until then, and keeps the footer out of sight. */
  component?: 'div' | 'li';
  children: ReactNode;
}

/**
 * What stands below the first view of a page. When a link was followed it is drawn a beat after that view, which need
 * not wait for it. Everywhere else it is there at once: a written page holds it, going back returns to a place in it, and
 * so may an address with a fragment.
 */
export function BelowFirstView({ component = 'div', children }: BelowFirstViewProps) {
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const { hash } = useLocation();
  const isDue = useDeferredValue(true, !isFollowed || hash !== '');
  if (!isDue) return <Box component={component} sx={{ minHeight: '100vh' }} />;
  return (
    <>
      {component === 'div' && <EndOfFirstView />}
      {children}
    </>
  );
}
