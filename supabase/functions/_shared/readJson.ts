import { readBody } from './readBody.ts';
import { Refused } from './refused.ts';

/** The fields of a JSON body. Throws {@link Refused} 400, or 413 as `readBody` does. */
export const readJson = async (request: Request, maxBytes: number): Promise<Record<string, unknown>> => {
  const body = await readBody(request, maxBytes);
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>;
  } catch {
    throw new Refused(400, 'The request is not JSON.');
  }
};
