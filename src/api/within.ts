/** Settles like `work`, or rejects if that takes longer than `ms`. */
export const within = <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Request timed out.')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** The same for abortable work, which is aborted on the timeout or when `signal` aborts. */
export const inTime = async <Result>(
  ms: number,
  signal: AbortSignal,
  work: (ownSignal: AbortSignal) => PromiseLike<Result>,
): Promise<Result> => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  try {
    return await within(ms, Promise.resolve(work(controller.signal)));
  } finally {
    signal.removeEventListener('abort', abort);
    abort();
  }
};
