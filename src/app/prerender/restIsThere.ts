/**
 * The rules that precede those of what follows the first view: they show it, and where scripts run, the page's own parts
 * are laid out as they come near the viewport, until the bootstrap lays them out anyway. The frame below them is not
 * deferred: short pages show it immediately.
 */
export const REST_IS_THERE = [
  '#root:not([data-rest]) :is(template,main)~*{content-visibility:visible;opacity:1;height:auto}',
  '@media (scripting:enabled){#root:not([data-rest]) main>template~*{content-visibility:auto}}',
].join('');
