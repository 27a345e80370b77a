import Box from '@mui/material/Box';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

interface BelowFirstViewProps {
  /** Element of the placeholder shown until then, which keeps the footer out of view. */
  component?: 'div' | 'li';
  children: ReactNode;
}

/**
 * Content below the first view of a page. After following a link it renders once that view is shown, which need not wait
 * for it. Everywhere else it renders immediately: a prerendered page contains it, and going back restores a position in it,
 * as may a URL with a fragment.
 */
export function BelowFirstView({ component = 'div', children }: BelowFirstViewProps) {
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const { hash } = useLocation();
  const [isDue, setDue] = useState(!isFollowed || hash !== '');
  useEffect(() => {
    startTransition(() => setDue(true));
  }, []);
  if (!isDue) return <Box component={component} sx={{ minHeight: '100vh' }} />;
  return children;
}
