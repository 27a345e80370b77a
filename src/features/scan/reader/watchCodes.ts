import { readCodes, type ScanCode } from '../scanCode';
import type { CodeReader } from './codeReader';

/** A code that stays in view is one scan; it counts again once it was out of view for so long. */
const OUT_OF_VIEW_MS = 1_500;

/** Leaves the device some time between two pictures. */
const BETWEEN_MS = 30;

/** Remembers what was in view lately. */
const createSeen = () => {
  const seenCodes = new Map<string, number>();
  /** The codes that were not in view just now. */
  return (codes: readonly ScanCode[], now: number): ScanCode[] => {
    for (const [key, moment] of seenCodes) if (now - moment >= OUT_OF_VIEW_MS) seenCodes.delete(key);
    return codes.filter(({ trackingId, piece }) => {
      const key = `${trackingId}-${piece}`;
      const isNew = !seenCodes.has(key);
      seenCodes.set(key, now);
      return isNew;
    });
  };
};

/** Reads what a camera shows until it is stopped. A picture that cannot be read is followed by another one. */
export const watchCodes = (
  video: HTMLVideoElement,
  readCode: CodeReader,
  onCode: (code: ScanCode) => void,
) => {
  const takeNew = createSeen();
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const look = async () => {
    const texts = video.readyState >= video.HAVE_CURRENT_DATA ? await readCode(video).catch(() => []) : [];
    if (isOver) return;
    for (const code of takeNew(readCodes(texts), performance.now())) onCode(code);
    timer = setTimeout(() => void look(), BETWEEN_MS);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};
