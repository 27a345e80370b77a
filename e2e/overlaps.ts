import type { Locator } from 'playwright-core';

/** Pictures and the text that they overlap. Pictures out of the flow are meant as backgrounds of text. */
export const overlaps = (part: Locator) =>
  part.evaluate((root) => {
    const lines: { words: string; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim();
      if (!words || !texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects()) lines.push({ words, box });
    }
    return [...root.querySelectorAll('picture')]
      .filter((picture) => getComputedStyle(picture).position === 'static')
      .flatMap((picture) => {
        const { left, right, top, bottom } = picture.getBoundingClientRect();
        return lines
          .filter(({ box }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)
          .map(({ words }) => `${picture.dataset.picture}: ${words}`);
      });
  });
