/** The signal, ended too when `ms` have passed: a line that is only half open answers nothing, ever. */
export const withDeadline = (signal: AbortSignal, ms: number) => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, ms);
  signal.addEventListener('abort', abort);
  const settle = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, settle };
};

/** Settles like `work`, or fails when it has not within `ms`. */
export const within = <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
