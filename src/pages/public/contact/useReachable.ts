import { useEffect, useState } from 'react';

/** Whether a picture of another service loads, requested once `isWanted`: a frame never reports that it stayed empty. */
export const useReachable = (picture: string, isWanted: boolean) => {
  const [isReachable, setIsReachable] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const probe = new Image();
    probe.referrerPolicy = 'strict-origin-when-cross-origin';
    probe.onload = () => setIsReachable(true);
    probe.src = picture;
    return () => {
      probe.onload = null;
    };
  }, [picture, isWanted]);
  return isReachable;
};
