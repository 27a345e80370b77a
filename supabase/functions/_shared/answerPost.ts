import { failed } from './answers.ts';
import { Refused } from './refused.ts';

type Handler = (request: Request) => Promise<Response>;

/** Answers POST requests, and with its status and words what the handler refuses. Other errors are the platform's to report. */
export const answerPost =
  (handle: Handler): Handler =>
  async (request) => {
    if (request.method !== 'POST') {
      const refusal = failed(405, 'Only POST requests are accepted.');
      refusal.headers.set('allow', 'POST');
      return refusal;
    }
    try {
      return await handle(request);
    } catch (error) {
      if (error instanceof Refused) return failed(error.status, error.message);
      throw error;
    }
  };
