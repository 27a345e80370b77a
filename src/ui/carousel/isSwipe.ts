/** Horizontal distance (px) below which a gesture is a tap. */
const LEAST = 30;

interface Release {
  type: string;
  pointerType?: string;
}

/**
 * Whether a finished drag turns the page: by touch or pen, and mainly horizontal. A mouse drags nothing
 * (docs/conformance.md, section 9), and a drag that the browser takes over to scroll the page ends as cancelled.
 */
export const isSwipe = ({ type, pointerType }: Release, { x, y }: { x: number; y: number }) =>
  type !== 'pointercancel' && pointerType !== 'mouse' && Math.abs(x) > Math.max(LEAST, Math.abs(y));
