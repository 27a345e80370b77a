import { useSearchParams } from 'react-router-dom';
import { IN_PAGE } from './StartAtTop';
import { useIsMounted } from './useIsMounted';

/**
 * Something of a page that is open while its address has a parameter, so that it can be reloaded and linked to. Once the page
 * has been left, its address is not gone back to.
 */
export const useOpenInAddress = (name: string) => {
  const [params, setParams] = useSearchParams();
  const isMounted = useIsMounted();
  const set = (isOpen: boolean) => {
    if (!isMounted()) return;
    setParams(
      (params) => {
        const next = new URLSearchParams(params);
        if (isOpen) next.set(name, '');
        else next.delete(name);
        return next;
      },
      { replace: true, ...IN_PAGE },
    );
  };
  return { isOpen: params.has(name), open: () => set(true), close: () => set(false) };
};
