import { useEffect, useState, type RefObject } from 'react';

/** Whether the element is on the screen; undefined until the browser has reported it. */
export const useInView = (ref: RefObject<Element | null>, margin = '0px') => {
  const [isInView, setIsInView] = useState<boolean>();
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin]);
  return isInView;
};

/** True once the element has come near the viewport. */
export const useSeen = (ref: RefObject<Element | null>, margin: string) => {
  const isInView = useInView(ref, margin);
  const [isSeen, setIsSeen] = useState(false);
  if (isInView && !isSeen) setIsSeen(true);
  return isSeen;
};
