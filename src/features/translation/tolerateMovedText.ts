/** The child of `parent` that contains `node` now, if it is still inside. */
const childHolding = (parent: Node, node: Node) => {
  let holder: Node | null = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder;
};

/**
 * A translator (the widget, or the browser's own) wraps or replaces text nodes with `<font>` elements. React still
 * holds the old nodes: removing one, or inserting before one, throws NotFoundError and crashes the page
 * (facebook/react#11538). These two replacements use the element that the text was moved into instead; if the text is
 * gone altogether, nothing is removed, and new nodes are appended. All other calls behave as before. Installed only if
 * a translator runs. Returns an undo function.
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
