import { UnmanagedContent } from './UnmanagedContent';

export const END_OF_FIRST_VIEW = 'rest-styles';

/**
 * Marks a position that the first view of a page hardly exceeds, in any window. At the first of these, a prerendered page
 * links the style sheet of what follows: browsers paint what precedes it without waiting for it.
 */
export function EndOfFirstView() {
  return <UnmanagedContent name={END_OF_FIRST_VIEW} hidden />;
}
