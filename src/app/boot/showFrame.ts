import { FRAME } from '@/config/dom';
import { isSession } from '@/config/storageKeys';

/**
 * In a tab that has a session, shows the frame of the admin's first page before the app is there. All others go to the login
 * next.
 */
export const showFrame = () => {
  try {
    const frame = document.getElementById(FRAME);
    if (frame instanceof HTMLTemplateElement && Object.keys(sessionStorage).some(isSession))
      document.getElementById('root')?.append(frame.content);
  } catch {
    // Storage is blocked, so this tab has no session.
  }
};
