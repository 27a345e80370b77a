import { useSearchParams } from 'react-router-dom';
import { IN_PAGE } from './StartAtTop';

/** Something of a page that is open while its address has a parameter, so that it can be reloaded and linked to. */
export const useOpenInAddress = (name: string) => {
  const [params, setParams] = useSearchParams();
  const set = (isOpen: boolean) =>
    setParams(
      (shown) => {
        const next = new URLSearchParams(shown);
        if (isOpen) next.set(name, '');
        else next.delete(name);
        return next;
      },
      { replace: true, ...IN_PAGE },
    );
  return { isOpen: params.has(name), open: () => set(true), close: () => set(false) };
};
