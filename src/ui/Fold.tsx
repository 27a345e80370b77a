import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { theme } from '@/theme/theme';
import { Disclosure } from './Disclosure';

interface FoldProps {
  /** Names what is folded; where there is room, it stands above it if it is a heading. */
  summary: ReactNode;
  isHeading?: boolean;
  children: ReactNode;
}

/** What only a wide screen, and paper, have room for at once: on others it is folded. For what no page has before its script. */
export function Fold({ summary, isHeading, children }: FoldProps) {
  const isWide = useMediaQuery(theme.breakpoints.up('lg'), { noSsr: true, defaultMatches: true });
  if (!isWide) return <Disclosure summary={summary}>{children}</Disclosure>;
  return (
    <div>
      {isHeading && summary}
      {children}
    </div>
  );
}
