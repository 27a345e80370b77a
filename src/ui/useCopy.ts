import { useState } from 'react';
import { announce } from './announce';

interface CopyWords {
  copied: string;
  /** Said when the browser does not let the page copy. */
  byHand: string;
}

/** Copies a text and announces whether it was copied. `copied` is undefined until somebody has tried with this very text. */
export const useCopy = (text: string, words: CopyWords) => {
  const [tried, setTried] = useState<{ text: string; isCopied: boolean }>();
  const copy = async () => {
    // Without TLS or without permission there is no clipboard.
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    setTried({ text, isCopied });
    announce(isCopied ? words.copied : words.byHand);
  };
  return { copied: tried?.text === text ? tried.isCopied : undefined, copy };
};
