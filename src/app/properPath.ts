/** A page has one address: `/news/` is `/news`, or the prerendered page would differ from what is drawn here. */
export const properPath = (pathname: string) => pathname.replace(/\/+(index\.html)?$/, '') || '/';
