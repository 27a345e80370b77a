import { lazyPart } from '@/ui/loading/lazyPart';

/** Forms take more script than all that is needed until the screen is locked. */
export const UnlockForms = lazyPart(
  () => import('./UnlockForms'),
  (part) => part.UnlockForms,
);
