/** Settles like `work`, or fails when it has not within `ms`. */
export const within = <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
