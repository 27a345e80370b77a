import { createNotices } from './handler.ts';
import { readSettings } from './settings.ts';

declare const Deno: {
  env: { toObject: () => Record<string, string> };
  serve: (handle: (request: Request) => Promise<Response>) => void;
};

Deno.serve(createNotices(readSettings(Deno.env.toObject())).answer);
