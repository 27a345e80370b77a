/** Of a finger's way (px): less of it is a tap. */
const LEAST = 30;

interface Release {
  type: string;
  pointerType?: string;
}

/**
 * Whether a way that ended turns the page: a finger's or a pen's that went sideways. A mouse drags nothing (spec
 * section 9), and where the browser took the way over to scroll the page it ends as cancelled.
 */
export const isSwipe = ({ type, pointerType }: Release, { x, y }: { x: number; y: number }) =>
  type !== 'pointercancel' && pointerType !== 'mouse' && Math.abs(x) > Math.max(LEAST, Math.abs(y));
