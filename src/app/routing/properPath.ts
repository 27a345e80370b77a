/**
 * A page has one address: `/news/` becomes `/news`, or the prerendered page would differ from what the app renders. Two
 * leading slashes would name another host, which `history.replaceState` refuses.
 */
export const properPath = (pathname: string) =>
  pathname.replace(/^\/+/, '/').replace(/\/+(index\.html)?$/, '') || '/';
