import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface FitTextProps {
  className: string;
  /** Sizes of the letters, in points. */
  largest: number;
  smallest: number;
  children: ReactNode;
}

const STEP = 0.5;

/** Sets the largest size in which the text fits, by halves: hundreds of labels are laid out at once. */
const fit = (box: HTMLElement, largest: number, smallest: number) => {
  const fits = (size: number) => {
    box.style.fontSize = `${size}pt`;
    return box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth;
  };
  if (fits(largest)) return;
  let [fitting, tooLarge] = [smallest, largest];
  while (tooLarge - fitting > STEP) {
    const middle = (fitting + tooLarge) / 2;
    if (fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  box.style.fontSize = `${fitting}pt`;
};

/**
 * Text in a box whose size its style sheet sets: in the largest letters in which all of it fits. Its fonts have to be there when it
 * is rendered.
 */
export function FitText({ className, largest, smallest, children }: FitTextProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) fit(box.current, largest, smallest);
  });
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
