import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { laneBySlug } from '@/content/lanes';
import { touchTarget } from '@/ui/touchTarget';

/** The name of a lane, with a link to its page if the site was built with one. */
export function LaneLink({ slug, children }: { slug: string | undefined; children: ReactNode }) {
  if (slug === undefined || !laneBySlug(slug)) return children;
  return (
    <Link component={RouterLink} to={paths.lane(slug)} underline="always" sx={touchTarget}>
      {children}
    </Link>
  );
}
