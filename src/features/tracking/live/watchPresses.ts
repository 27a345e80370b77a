/** Some releases are never reported, such as those over another window. */
const LONGEST_MS = 5_000;

const PRESS = 'pointerdown';
const RELEASES = ['pointerup', 'pointercancel'] as const;

/** Knows while a finger or a mouse button is down: what it is about to press must not move. */
export const watchPresses = () => {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const press = () => void (isDown = true);
  const release = () => {
    isDown = false;
    const released = waiting;
    waiting = [];
    for (const proceed of released) proceed();
  };
  /** The click follows the release. */
  const releaseSoon = () => void setTimeout(release);
  window.addEventListener(PRESS, press, true);
  for (const name of RELEASES) window.addEventListener(name, releaseSoon, true);
  return {
    /** Resolves once nothing is pressed. */
    whenReleased: () =>
      new Promise<void>((resolve) => {
        if (!isDown) return void resolve();
        waiting.push(resolve);
        setTimeout(resolve, LONGEST_MS);
      }),
    stop: () => {
      window.removeEventListener(PRESS, press, true);
      for (const name of RELEASES) window.removeEventListener(name, releaseSoon, true);
    },
  };
};
