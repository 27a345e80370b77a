const FIRST =
  /<source type="image\/avif" srcset="([^"]+)" sizes="([^"]+)"\/>(?:<source[^>]*>)*<img[^>]*fetchpriority="high"/i;

/** How a written page asks for the one picture of its first view before the parser has come to it. */
export const firstPicture = (html: string): string[] => {
  const [, srcset, sizes] = FIRST.exec(html) ?? [];
  return srcset === undefined
    ? []
    : [
        `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high" />`,
      ];
};
