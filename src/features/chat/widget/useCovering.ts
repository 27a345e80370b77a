import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, type RefObject } from 'react';

/** Whether the window fills the screen (windowStyles.ts): what it covers is then inert for keyboard and screen readers. */
export const useCovering = (place: RefObject<HTMLElement | null>) => {
  const isCovering = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  useEffect(() => {
    const beside = isCovering ? (place.current?.parentElement?.children ?? []) : [];
    const covered = [...beside].filter((part) => part !== place.current && !part.hasAttribute('inert'));
    for (const part of covered) part.toggleAttribute('inert', true);
    return () => {
      for (const part of covered) part.toggleAttribute('inert', false);
    };
  }, [isCovering, place]);
  return isCovering;
};
