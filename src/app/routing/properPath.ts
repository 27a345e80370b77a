/**
 * A page has one address: `/news/` is `/news`, or the prerendered page would differ from what is drawn here. Two slashes in
 * front would name another host, which no address of a document can be changed to.
 */
export const properPath = (pathname: string) =>
  pathname.replace(/^\/+/, '/').replace(/\/+(index\.html)?$/, '') || '/';
