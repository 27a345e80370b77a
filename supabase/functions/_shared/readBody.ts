import { Refused } from './refused.ts';

/** The body as text. Throws {@link Refused} 413 as soon as it is larger than `maxBytes`, 400 when it is not UTF-8. */
export const readBody = async (request: Request, maxBytes: number): Promise<string> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = (request.body ?? new Blob().stream()).getReader();
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done: isDone, value } = await reader.read();
      if (isDone) return text + decoder.decode();
      size += value.byteLength;
      if (size > maxBytes) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    throw new Refused(400, 'The request is not valid UTF-8.');
  }
  await reader.cancel();
  throw new Refused(413, `The message is larger than ${maxBytes / 1024} KB.`);
};
