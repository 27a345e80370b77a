/** The child of `parent` in which `node` is now, if it still is somewhere in there. */
const childHolding = (parent: Node, node: Node) => {
  let holder: Node | null = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder;
};

/**
 * A translator (the widget, or the browser's own) wraps or replaces text nodes with `<font>` elements. React still
 * holds the old nodes: taking one away, or putting something before one, throws NotFoundError and the page is gone
 * (facebook/react#11538). These two stand-ins act on the element that the text was moved into instead; where the
 * text is gone altogether, there is nothing to take away, and what is new goes to the end. Everything else passes
 * through untouched. Installed only where a translator is at work. Returns its own undoing.
 */
export const tolerateMovedText = (prototype: Node = Node.prototype) => {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- each is called with the node it was called on
  const { removeChild, insertBefore } = prototype;

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const holder = childHolding(this, child);
    if (holder) removeChild.call(this, holder);
    return child;
  };

  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null) {
    const place = next && childHolding(this, next);
    return insertBefore.call(this, child, place) as Child;
  };

  return () => Object.assign(prototype, { removeChild, insertBefore });
};
