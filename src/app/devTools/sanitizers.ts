import type { Action } from '@reduxjs/toolkit';
import { endpointOfKey, maskAnswer, maskSecrets } from './mask';

interface ApiAction extends Action<string> {
  payload?: unknown;
  meta?: { arg?: { endpointName?: string } };
}

/** The step of a call, or what becomes of its cache entry: what follows the last slash. */
const OF_API = /^api\/.*\/(\w+)$/;

interface Described {
  queryCacheKey?: string;
  queryDescription?: { endpointName?: string };
}

const describedIn = ({ payload }: ApiAction): string | undefined => {
  const [first] = (Array.isArray(payload) ? payload : [payload]) as (Described | null | undefined)[];
  if (typeof first !== 'object' || first === null) return undefined;
  return first.queryDescription?.endpointName ?? endpointOfKey(first.queryCacheKey);
};

const endpointOf = (action: ApiAction) => action.meta?.arg?.endpointName ?? describedIn(action);

/** `trackConsignment/pending` in place of `api/executeQuery/pending`, without what is secret in it. */
export const sanitizeAction = <Shown extends Action>(action: Shown): Shown => {
  const call = action as unknown as ApiAction;
  const endpoint = endpointOf(call);
  const [, step] = OF_API.exec(call.type) ?? [];
  const isAnswer = call.meta?.arg?.endpointName !== undefined;
  return {
    ...(maskSecrets(action) as Shown),
    ...(isAnswer && 'payload' in call && { payload: maskAnswer(endpoint, call.payload) }),
    type: endpoint && step ? `${endpoint}/${step}` : call.type,
  };
};

/** The state without what is secret in it. */
export const sanitizeState = <Shown>(state: Shown): Shown => maskSecrets(state) as Shown;
