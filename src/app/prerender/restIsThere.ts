/**
 * The rules before those of what follows the first view: it is shown, and where scripts run the page's own parts are laid
 * out when they come near, until the bootstrap has them laid out anyway. The frame below them waits for nothing: short
 * pages show it at once.
 */
export const REST_IS_THERE = [
  '#root:not([data-rest]) :is(template,main)~*{content-visibility:visible;opacity:1}',
  '@media (scripting:enabled){#root:not([data-rest]) main>template~*{content-visibility:auto}}',
].join('');
