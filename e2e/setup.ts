/** A machine that stalls for half a minute is tried once more; what is broken stays broken. */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
