/** What visitors do on a prerendered page before any other script listens. */
interface EarlyActs {
  /** The latest of the `SIGNS`. */
  sign?: Event;
  /** Clicks and form submissions, in order, until a handler takes them. */
  kept: Event[];
  take: (act: Event) => void;
}

declare global {
  interface Window {
    earlyActs: EarlyActs;
  }
}

/** Events that show that a visitor is present. */
export const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];

/** Listens from the start, and keeps all acts until `takeEarlyActs` sets a handler. */
export const listenEarly = (onAct: () => void): EarlyActs => {
  const early: EarlyActs = {
    kept: [],
    take: (act) => {
      if (act.type === 'submit') act.preventDefault();
      early.kept.push(act);
      onAct();
    },
  };
  for (const kind of SIGNS) addEventListener(kind, (sign) => (early.sign = sign), true);
  for (const kind of ['click', 'submit']) addEventListener(kind, (act) => early.take(act), true);
  return (window.earlyActs = early);
};

/** Passes all acts so far to `take`, in order, and every later one as it happens. */
export const takeEarlyActs = (take: EarlyActs['take']) => {
  const { earlyActs } = window;
  earlyActs.take = take;
  for (const act of earlyActs.kept.splice(0)) take(act);
};
