import { readSettings } from '../_shared/serviceSettings.ts';
import { createAccount } from './handler.ts';

declare const Deno: {
  env: { toObject: () => Record<string, string> };
  serve: (handle: (request: Request) => Promise<Response>) => void;
};

Deno.serve(createAccount(readSettings(Deno.env.toObject())));
