/** What visitors do to a written page before anything else listens. */
interface EarlyActs {
  /** The last of the `SIGNS`. */
  sign?: Event;
  /** Presses and forms that were sent, in their order, until somebody takes them. */
  kept: Event[];
  take: (act: Event) => void;
}

declare global {
  interface Window {
    earlyActs: EarlyActs;
  }
}

/** Of somebody who is there. */
export const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];

/** Listens from the first moment on, and keeps what is done until `takeEarlyActs` names who takes it. */
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

/** What was done so far is given to `take`, in its order, and all that is done from here on. */
export const takeEarlyActs = (take: EarlyActs['take']) => {
  const { earlyActs } = window;
  earlyActs.take = take;
  for (const act of earlyActs.kept.splice(0)) take(act);
};
