const FIRST =
  /<source type="image\/avif" srcset="([^"]+)" sizes="([^"]+)"\/>(?:<source[^>]*>)*<img[^>]*fetchpriority="high"/i;

/** Preloads the one picture of a page's first view, so that it is requested before the parser reaches it. */
export const firstPicture = (html: string): string[] => {
  const [, srcset, sizes] = FIRST.exec(html) ?? [];
  return srcset === undefined
    ? []
    : [
        `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high" />`,
      ];
};
