import { PRESSED, SENT_BY_BROWSER } from '@/config/dom';
import { announceReady } from '@/ui/loading/ready';
import { recordEarlyEvents } from './earlyEvents';

const onPress = jest.fn();
const record = () => window.early.pressed;
beforeAll(() => void recordEarlyEvents(onPress));
beforeEach(() => {
  onPress.mockClear();
  window.early.pressed = [];
});

const openPage = () => {
  document.body.innerHTML = `
    <p id="announcement" role="status"></p>
    <div id="root">
      <form data-draft="draft:newsletter">
        <input name="email" /><button type="submit" data-busy-label="subscribing...">Subscribe</button>
      </form>
      <button type="button"><i></i></button><a href="/news">News</a>
    </div>`;
  const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
  return {
    root: find('#root'),
    form: find<HTMLFormElement>('form'),
    field: find<HTMLInputElement>('input'),
    submit: find('[type="submit"]'),
    button: find('[type="button"]'),
    icon: find('i'),
    link: find('a'),
    announcement: find('#announcement'),
  };
};

describe('recordEarlyEvents', () => {
  it('records presses and submissions in order, and prevents the browser’s form submission', () => {
    const { form, submit, icon, button } = openPage();
    const listener = jest.fn((event: Event) => event.defaultPrevented);
    form.addEventListener('submit', listener);
    icon.click();
    submit.click();
    submit.click();
    button.click();
    expect(listener).toHaveReturnedWith(true);
    expect(record()).toEqual([button, form, button]);
    expect(onPress.mock.calls).toEqual([[button], [form], [button]]);
  });

  it('shows a submission at once, and makes the fields read-only', () => {
    const { submit, field, announcement } = openPage();
    submit.click();
    expect(submit).toHaveAttribute(PRESSED);
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(announcement).toHaveTextContent('subscribing...');
    expect(field).toHaveAttribute('readonly');
  });

  it('ignores what React handles', () => {
    const { root, form, submit, button } = openPage();
    announceReady(root);
    button.click();
    expect(record()).toEqual([]);
    submit.click();
    expect(record()).toEqual([form]);
    announceReady(form);
    form.addEventListener('submit', (event) => event.preventDefault());
    submit.click();
    expect(record()).toEqual([form]);
  });

  it('leaves to the browser what a page without scripts sends', () => {
    const { form, submit } = openPage();
    form.toggleAttribute(SENT_BY_BROWSER);
    const listener = jest.fn((event: Event) => event.defaultPrevented);
    form.addEventListener('submit', (event) => {
      listener(event);
      event.preventDefault();
    });
    submit.click();
    expect(listener).toHaveReturnedWith(false);
    expect([record(), onPress.mock.calls]).toEqual([[], []]);
  });

  it('keeps the latest user event', () => {
    const { link } = openPage();
    link.dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(window.early.sign?.target).toBe(link);
    expect(record()).toEqual([]);
  });
});
