import { isUnsent } from '@/config/storageKeys';
import * as tabStorage from '@/supabase/tabStorage';

/** Whether this tab keeps something that was typed and not sent. */
export const hasUnsent = () => tabStorage.keys().some(isUnsent);

/** Whether the address is of this site: its pages find what the tab keeps. */
const isHere = (address: string) => new URL(address).origin === window.location.origin;

/**
 * Lets the browser ask before the page is left if that loses something typed: what the page alone holds, and, where the tab
 * leaves the site or is closed, what the tab keeps. A browser without the Navigation API cannot tell a reload from that.
 */
export const askBeforeLeaving = (holdsDrafts: () => boolean) => {
  let isStaying = false;
  const onNavigate = ({ navigationType, destination }: NavigateEvent) => {
    isStaying = navigationType === 'reload' || isHere(destination.url);
    setTimeout(() => (isStaying = false));
  };
  const onLeave = (event: BeforeUnloadEvent) => {
    const isLost = holdsDrafts() || tabStorage.keysInMemory().some(isUnsent) || (!isStaying && hasUnsent());
    if (isLost) event.preventDefault();
  };
  if ('navigation' in window) window.navigation.addEventListener('navigate', onNavigate);
  window.addEventListener('beforeunload', onLeave);
};
