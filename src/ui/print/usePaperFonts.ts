import { useEffect, useState } from 'react';
import { brand } from '@/brand/brand';

const WEIGHTS = [400, 600];

/**
 * Whether the fonts that these texts need are there: letters are made to fit by their sizes (`FitText`). Those that cannot be had are
 * replaced by others of the same widths.
 */
export const usePaperFonts = (texts: string | undefined): boolean => {
  const [ready, setReady] = useState<string>();
  useEffect(() => {
    if (texts === undefined) return;
    let isLeft = false;
    const loads = WEIGHTS.map((weight) => document.fonts.load(`${weight} 12pt ${brand.font}`, texts));
    void Promise.allSettled(loads).then(() => !isLeft && setReady(texts));
    return () => {
      isLeft = true;
    };
  }, [texts]);
  return texts !== undefined && ready === texts;
};
