import { useState } from 'react';
import { announce } from './announce';

interface CopyWords {
  copied: string;
  /** Said when the browser does not let the page copy. */
  byHand: string;
}

/** Copies a text and announces whether it was copied. `copied` is undefined until somebody has tried. */
export const useCopy = (text: string, words: CopyWords) => {
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    // Without TLS or without permission there is no clipboard.
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    setCopied(isCopied);
    announce(isCopied ? words.copied : words.byHand);
  };
  return { copied, copy };
};
