/** How long a slide fades in: its words and its picture end in the same frame. */
export const FADE_MS = 700;
