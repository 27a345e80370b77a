import { useEffect } from 'react';
import { PRESENT_EVERY_MS } from '@/config/timing';
import { useAgentPresentMutation } from '../supportApi';

/** Says every minute that somebody of the office has the admin area open. A lost one is made up for by the next. */
export const usePresence = (isPresent: boolean) => {
  const [say] = useAgentPresentMutation();
  useEffect(() => {
    if (!isPresent) return;
    const tell = () => void say();
    tell();
    const timer = setInterval(tell, PRESENT_EVERY_MS);
    return () => clearInterval(timer);
  }, [say, isPresent]);
};
