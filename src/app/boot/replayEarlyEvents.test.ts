import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PRESSED } from '@/config/dom';
import { UNANSWERED } from '@/ui/forms/unansweredMark';
import { announceReady } from '@/ui/loading/ready';
import { recordEarlyEvents } from './earlyEvents';
import { replayEarlyEvents } from './replayEarlyEvents';

const BUTTONS = '<button type="button">First</button><button type="button">Second</button>';
const FORM =
  '<section><form data-draft="draft:test"><input name="name" /><textarea name="note"></textarea><button type="submit">Send</button></form></section>';

beforeAll(() => void recordEarlyEvents(() => undefined));

const openPage = (html: string) => {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = html;
  document.body.replaceChildren(root);
  window.early.pressed = [];
  const buttons = () => [...root.querySelectorAll('button')];
  const find = <T extends Element>(selector: string) => root.querySelector(selector) as T;
  return { root, buttons, find };
};

const openForm = (html = FORM) => {
  const page = openPage(html);
  const onPress = jest.fn();
  const giveUp = replayEarlyEvents(page.root, onPress);
  const form = page.find<HTMLFormElement>('form');
  const press = () => page.find<HTMLElement>('[type="submit"]').click();
  return { ...page, onPress, giveUp, form, press, section: page.find('section') };
};

const pressesOn = (element: Element | undefined, type = 'click') => {
  const pressed = jest.fn((event: Event) => event.preventDefault());
  element?.addEventListener(type, pressed);
  return pressed;
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => jest.useRealTimers());

describe('a press before the app is ready', () => {
  it('requests the app, and is replayed once when the app is ready', async () => {
    const { root, buttons } = openPage(BUTTONS);
    const onPress = jest.fn();
    replayEarlyEvents(root, onPress);
    const [, second] = buttons();
    second?.click();
    expect(onPress.mock.calls).toEqual([[second]]);
    const pressed = pressesOn(second);
    await settle();
    expect(pressed).not.toHaveBeenCalled();
    announceReady(root);
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(second).not.toHaveAttribute(PRESSED));
    second?.click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('is replayed if it was recorded before replayEarlyEvents ran', async () => {
    const { root, buttons } = openPage(BUTTONS);
    const [first] = buttons();
    first?.click();
    const onPress = jest.fn();
    replayEarlyEvents(root, onPress);
    expect(onPress.mock.calls).toEqual([[first]]);
    const pressed = pressesOn(first);
    announceReady(root);
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  });

  it('on what a script showed before the app is replayed to what React shows instead', async () => {
    const { root, buttons, find } = openPage(`<div data-unmanaged="facts">${BUTTONS}</div>`);
    replayEarlyEvents(root, () => undefined);
    buttons()[1]?.click();
    const unmanaged = pressesOn(buttons()[1]);
    announceReady(root);
    await settle();
    find('div').outerHTML = BUTTONS;
    const pressed = pressesOn(buttons()[1]);
    announceReady(root);
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    expect(unmanaged).not.toHaveBeenCalled();
  });

  it('is handled before the next is replayed, so that a handler can disable the button of a double click', async () => {
    const { root, buttons } = openPage(BUTTONS);
    replayEarlyEvents(root, () => undefined);
    const [first, second] = buttons();
    first?.click();
    first?.click();
    second?.click();
    const pressed = pressesOn(first);
    first?.addEventListener('click', () => queueMicrotask(() => (first.disabled = true)));
    const last = pressesOn(second);
    announceReady(root);
    await waitFor(() => expect(last).toHaveBeenCalledTimes(1));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is replayed to the button in the same place if the page was rendered again', async () => {
    const { root, buttons } = openPage(BUTTONS);
    replayEarlyEvents(root, () => undefined);
    const [, removedButton] = buttons();
    removedButton?.click();
    const lost = pressesOn(removedButton);
    root.innerHTML = BUTTONS;
    const [first, second] = buttons().map((button) => pressesOn(button));
    announceReady(root);
    await waitFor(() => expect(second).toHaveBeenCalledTimes(1));
    expect(first).not.toHaveBeenCalled();
    expect(lost).not.toHaveBeenCalled();
  });

  it('is replayed to the same one of those that look the same if others have come before it', async () => {
    const ask = '<button type="button" class="ask">Ask</button>';
    const { root, buttons } = openPage(ask);
    replayEarlyEvents(root, () => undefined);
    buttons()[0]?.click();
    root.innerHTML = `${BUTTONS}${ask}`;
    const [first, , third] = buttons().map((button) => pressesOn(button));
    announceReady(root);
    await waitFor(() => expect(third).toHaveBeenCalledTimes(1));
    expect(first).not.toHaveBeenCalled();
  });

  it('is not replayed to a different button in the same place', async () => {
    const { root, buttons } = openPage(
      '<button type="button">Pause</button><button type="button" class="launcher">Chat</button>',
    );
    replayEarlyEvents(root, () => undefined);
    buttons()[1]?.click();
    root.innerHTML =
      '<button type="button">Minimise</button><button type="button" class="close">Close</button>';
    const pressed = pressesOn(buttons()[1]);
    announceReady(root);
    await settle();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is not replayed on another page', async () => {
    const { root, buttons } = openPage(BUTTONS);
    replayEarlyEvents(root, () => undefined);
    buttons()[1]?.click();
    history.pushState(null, '', '/another');
    root.innerHTML = BUTTONS;
    const pressed = pressesOn(buttons()[1]);
    announceReady(root);
    await settle();
    expect(pressed).not.toHaveBeenCalled();
    history.replaceState(null, '', '/');
  });
});

describe('a form submitted before it is ready', () => {
  it('is submitted once it is ready, which may be later than the app', async () => {
    const { root, form, find } = openForm();
    await userEvent.type(find('input'), 'Ada{Enter}{Enter}');
    const presses = pressesOn(form, 'submit');
    announceReady(root);
    await settle();
    expect(presses).not.toHaveBeenCalled();
    announceReady(form);
    await waitFor(() => expect(presses).toHaveBeenCalledTimes(1));
    expect(find('input')).toHaveValue('Ada');
  });

  it('is marked as unanswered if the app fails to load, until it is submitted again', () => {
    const { section, find, giveUp, press } = openForm();
    press();
    expect(find('[type="submit"]')).toHaveAttribute(PRESSED);
    expect(find('input')).toHaveAttribute('readonly');
    giveUp();
    expect(section).toHaveAttribute(UNANSWERED);
    expect(find('[type="submit"]')).not.toHaveAttribute(PRESSED);
    expect(find('input')).not.toHaveAttribute('readonly');
    press();
    expect(section).not.toHaveAttribute(UNANSWERED);
    expect(window.early.pressed).toHaveLength(1);
  });

  it('is marked as unanswered if it is not ready 15 seconds after the app', () => {
    jest.useFakeTimers();
    const { root, section, press } = openForm();
    press();
    jest.advanceTimersByTime(60_000);
    announceReady(root);
    jest.advanceTimersByTime(14_900);
    expect(section).not.toHaveAttribute(UNANSWERED);
    jest.advanceTimersByTime(200);
    expect(section).toHaveAttribute(UNANSWERED);
  });

  it('is marked as unanswered 15 seconds after a submission made when the app was ready', () => {
    jest.useFakeTimers();
    const { root, section, press } = openForm();
    announceReady(root);
    jest.advanceTimersByTime(10_000);
    press();
    jest.advanceTimersByTime(14_900);
    expect(section).not.toHaveAttribute(UNANSWERED);
    jest.advanceTimersByTime(200);
    expect(section).toHaveAttribute(UNANSWERED);
  });
});

describe('text typed before its form is ready', () => {
  const keptDraft = () => JSON.parse(sessionStorage.getItem('draft:test') ?? 'null') as unknown;

  it('is added to the draft that an earlier page kept', async () => {
    sessionStorage.setItem('draft:test', '{"name":"Old","note":"Half a sentence"}');
    const { find } = openForm();
    await userEvent.type(find('input'), 'Ada');
    expect(keptDraft()).toEqual({ name: 'Ada', note: 'Half a sentence' });
    await userEvent.clear(find('input'));
    expect(keptDraft()).toEqual({ name: '', note: 'Half a sentence' });
  });

  it('is kept if it was typed before replayEarlyEvents ran', () => {
    const { root, find } = openPage(FORM);
    find<HTMLTextAreaElement>('textarea').value = 'Early';
    replayEarlyEvents(root, () => undefined);
    expect(keptDraft()).toEqual({ note: 'Early' });
  });

  it('is left to the form once the form is ready', async () => {
    const { form, find } = openForm();
    announceReady(form);
    await userEvent.type(find('input'), 'Ada');
    expect(keptDraft()).toBeNull();
  });
});
