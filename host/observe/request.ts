/** One answered request, without anything personal: no address, no query, and of the path only what names a route. */
export interface SeenRequest {
  /** Also in the answer's header `x-request-id`. */
  id: string;
  method: string;
  route: string;
  /** 0: the client left before the answer. */
  status: number;
  seconds: number;
}

/** What sees each request after its answer. */
export type Observer = (request: SeenRequest) => void;

const API = /^\/(?:rest\/v1\/rpc\/\w+|rest\/v1\/\w+|auth\/v1\/\w+|functions\/v1\/\w+)/;

/** The route of a path: of the API the function or the table, of the site the first segment. */
export const routeOf = (path: string): string =>
  API.exec(path)?.[0] ?? (/^\/[\w.-]*(?=\/)/.exec(path)?.[0].concat('/…') || (path === '/' ? '/' : '/…'));

const ID = /^[\w-]{1,64}$/;

/** The id that a trusted proxy has given the request; undefined if there is none, or anything else. */
export const givenId = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && ID.test(header) ? header : undefined;
