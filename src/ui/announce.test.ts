import { ANNOUNCEMENT } from '@/config/dom';
import { announce, announceOnce } from './announce';

let region: HTMLElement;

/** The texts of the region, one for each time that it has changed. */
const changes = async (act: () => void) => {
  const texts: string[] = [];
  const observer = new MutationObserver(() => void texts.push(region.textContent));
  observer.observe(region, { childList: true });
  act();
  await new Promise((resolve) => setTimeout(resolve, 20));
  observer.disconnect();
  return texts;
};

describe('announce', () => {
  beforeEach(() => {
    region = document.body.appendChild(document.createElement('p'));
    region.id = ANNOUNCEMENT;
  });
  afterEach(() => region.remove());

  it('says a text at once, and the same text again', async () => {
    announce('Copied');
    expect(region).toHaveTextContent('Copied');
    expect(await changes(() => announce('Copied'))).toEqual(['', 'Copied']);
  });

  it('does not repeat a text that another one has replaced', async () => {
    announce('Copied');
    const repeatThenMove = () => {
      announce('Copied');
      announce('Now leg 2 of 3');
    };
    expect(await changes(repeatThenMove)).toEqual(['Now leg 2 of 3']);
  });

  it('can be told not to say again what was said last', async () => {
    announce('In transit');
    expect(await changes(() => announceOnce('In transit'))).toEqual([]);
    expect(await changes(() => announceOnce('Delivered'))).toEqual(['Delivered']);
  });
});
