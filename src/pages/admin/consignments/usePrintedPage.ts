import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IN_PAGE } from '@/ui/StartAtTop';

const PRINT = 'print';

/** For what loads after the facts: the map and the QR code. */
const SETTLE_MS = 800;

/** Prints the page once it is there, if its address says so (`?print`); a reload does not print it again. */
export const usePrintedPage = (isThere: boolean) => {
  const [params, setParams] = useSearchParams();
  const isDue = isThere && params.has(PRINT);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      setParams(
        (params) => {
          params.delete(PRINT);
          return params;
        },
        { replace: true, ...IN_PAGE },
      );
      window.print();
    }, SETTLE_MS);
    return () => clearTimeout(timer);
    // The function is another one with each address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDue]);
};
