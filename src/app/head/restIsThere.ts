/**
 * The rules before those of what follows the first view: the page's own parts are laid out when they come near, until the
 * bootstrap has them laid out anyway. The frame below them is not left out: short pages show it at once.
 */
export const REST_IS_THERE = [
  '#root:not([data-rest]) main~*{content-visibility:visible}',
  '#root:not([data-rest]) main>template~*{content-visibility:auto}',
].join('');
