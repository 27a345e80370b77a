import { readSettings } from '../_shared/serviceSettings.ts';
import { createParties } from './handler.ts';

declare const Deno: {
  env: { toObject: () => Record<string, string> };
  serve: (handle: (request: Request) => Promise<Response>) => void;
};

Deno.serve(createParties(readSettings(Deno.env.toObject())));
