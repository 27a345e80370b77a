import { FRAME } from '@/config/dom';
import { isSession } from '@/config/storageKeys';

/**
 * The inline script of the admin's first page: in a tab that has a session, it shows the frame of the page before the app is
 * there. All others go to the login next.
 */
const start = () => {
  const frame = document.getElementById(FRAME);
  if (!(frame instanceof HTMLTemplateElement) || !Object.keys(sessionStorage).some(isSession)) return;
  document.getElementById('root')?.append(frame.content);
};

try {
  start();
} catch {
  // Storage is blocked, so this tab has no session.
}
