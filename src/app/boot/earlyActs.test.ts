import { listenEarly, takeEarlyActs } from './earlyActs';

const onAct = jest.fn();
let kept: Event[];
beforeAll(() => ({ kept } = listenEarly(onAct)));

const openPage = () => {
  document.body.innerHTML = '<form><button type="button">Pause</button><button>Send</button></form>';
  const [pause, send] = [...document.querySelectorAll('button')];
  return { pause, send, form: document.querySelector('form') };
};

const targets = (acts: Event[]) => acts.map(({ type, target }) => [type, (target as Element).tagName]);

it('what is done before somebody takes it is kept in its order, and no form is sent by the browser', () => {
  const { pause, send, form } = openPage();
  const sent = jest.fn();
  form?.addEventListener('submit', (act) => void sent(act.defaultPrevented));
  pause?.click();
  send?.click();
  expect(sent.mock.calls).toEqual([[true]]);
  expect(targets(kept)).toEqual([
    ['click', 'BUTTON'],
    ['click', 'BUTTON'],
    ['submit', 'FORM'],
  ]);
  expect(onAct).toHaveBeenCalledTimes(3);
  pause?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(window.earlyActs.sign?.target).toBe(pause);
});

it('it is given to who takes it, once, and so is all that follows: whether a form is sent is theirs to say', () => {
  const { pause, send, form } = openPage();
  const sent = jest.fn((act: Event) => act.defaultPrevented);
  form?.addEventListener('submit', (act) => {
    sent(act);
    act.preventDefault();
  });
  kept.length = 0;
  pause?.click();
  const taken: Event[] = [];
  takeEarlyActs((act) => taken.push(act));
  expect(targets(taken)).toEqual([['click', 'BUTTON']]);
  expect(kept).toEqual([]);
  send?.click();
  expect(targets(taken.slice(1))).toEqual([
    ['click', 'BUTTON'],
    ['submit', 'FORM'],
  ]);
  expect(sent).toHaveReturnedWith(false);
});
