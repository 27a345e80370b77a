import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNANSWERED } from '@/ui/forms/unansweredMark';
import { keepEarlyActs } from './early';
import { listenEarly } from './earlyActs';

const page = '<button type="button">First</button><button type="button">Second</button>';

/** Marks an element as React does once it handles its events. */
const bringToLife = (element: Element | undefined) => Object.assign(element ?? {}, { __reactProps$test: {} });

const openPage = (html = page) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const buttons = () => [...root.querySelectorAll('button')];
  return { root, buttons };
};

beforeAll(() => void listenEarly(() => undefined));

const pressesOn = (button: HTMLElement | undefined) => {
  const pressed = jest.fn();
  button?.addEventListener('click', pressed);
  return pressed;
};

describe('a press before the app is there', () => {
  afterEach(() => jest.useRealTimers());

  it('wakes the app and is given to it once the button listens', async () => {
    const { root, buttons } = openPage();
    const onAct = jest.fn();
    const early = keepEarlyActs(root, onAct);
    buttons()[1]?.click();
    expect(onAct).toHaveBeenCalledTimes(1);
    const pressed = pressesOn(buttons()[1]);
    early.replay();
    expect(pressed).not.toHaveBeenCalled();
    buttons().forEach(bringToLife);
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  });

  it('reaches a part that comes alive long after the rest, and costs nothing while there is none', async () => {
    const { root, buttons } = openPage();
    const onAct = jest.fn();
    const early = keepEarlyActs(root, onAct);
    const timer = jest.spyOn(window, 'setTimeout');
    early.replay();
    expect(timer).not.toHaveBeenCalled();
    timer.mockRestore();
    const [, button] = buttons();
    button?.click();
    expect(onAct).not.toHaveBeenCalled();
    const pressed = pressesOn(button);
    bringToLife(button);
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    button?.click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('is answered before the next is given: a double click finds the button that the first has disabled', async () => {
    const { root, buttons } = openPage();
    const early = keepEarlyActs(root, () => undefined);
    const [first, second] = buttons();
    first?.click();
    first?.click();
    second?.click();
    buttons().forEach(bringToLife);
    const pressed = pressesOn(first);
    first?.addEventListener('click', () => queueMicrotask(() => (first.disabled = true)));
    const last = pressesOn(second);
    early.replay();
    await waitFor(() => expect(last).toHaveBeenCalledTimes(1));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('reaches the button that stands in its place when the page is drawn anew', async () => {
    const { root, buttons } = openPage();
    const early = keepEarlyActs(root, () => undefined);
    const [, gone] = buttons();
    gone?.click();
    const lost = pressesOn(gone);
    bringToLife(gone);
    early.replay();
    root.innerHTML = page;
    buttons().forEach(bringToLife);
    const [first, second] = buttons().map(pressesOn);
    await waitFor(() => expect(second).toHaveBeenCalledTimes(1));
    expect(first).not.toHaveBeenCalled();
    expect(lost).not.toHaveBeenCalled();
  });

  it('is for nothing that looks different: what opened by itself is not closed', () => {
    jest.useFakeTimers();
    const launcher =
      '<button type="button">Pause</button><button type="button" class="launcher">Chat</button>';
    const { root, buttons } = openPage(launcher);
    const early = keepEarlyActs(root, () => undefined);
    buttons()[1]?.click();
    root.innerHTML =
      '<button type="button">Minimise</button><button type="button" class="close">Close</button>';
    early.replay();
    const pressed = pressesOn(buttons()[1]);
    buttons().forEach(bringToLife);
    jest.advanceTimersByTime(200);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is for nothing on another page, whatever stands there in its place', () => {
    jest.useFakeTimers();
    const { root, buttons } = openPage();
    const early = keepEarlyActs(root, () => undefined);
    buttons()[1]?.click();
    early.replay();
    history.pushState(null, '', '/another');
    root.innerHTML = page;
    const pressed = pressesOn(buttons()[1]);
    buttons().forEach(bringToLife);
    jest.advanceTimersByTime(200);
    expect(pressed).not.toHaveBeenCalled();
    history.replaceState(null, '', '/');
  });
});

const FORM = '<section><form><input /><input /><button type="submit">Send</button></form></section>';

const openForm = (html = FORM) => {
  const { root } = openPage(html);
  const section = root.querySelector('section') as HTMLElement;
  const form = root.querySelector('form') as HTMLFormElement;
  const early = keepEarlyActs(root, () => undefined);
  const press = () => root.querySelector<HTMLElement>('form [type="submit"]')?.click();
  return { root, section, form, early, press };
};

describe('what is typed before a form is there', () => {
  const DRAFT = 'draft:test';
  const openDraft = () => {
    const { root } = openPage(
      `<form data-draft="${DRAFT}"><input name="name" /><textarea name="note"></textarea></form>`,
    );
    const [name, note] = root.querySelectorAll<HTMLInputElement>('input, textarea');
    return { root, name: name as HTMLInputElement, note: note as HTMLInputElement };
  };
  const kept = () => JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null') as unknown;

  it('is kept, with what an earlier page had kept', async () => {
    sessionStorage.setItem(DRAFT, '{"name":"Old","note":"Half a sentence"}');
    const { root, name } = openDraft();
    keepEarlyActs(root, () => undefined);
    await userEvent.type(name, 'Ada');
    expect(kept()).toEqual({ name: 'Ada', note: 'Half a sentence' });
    await userEvent.clear(name);
    expect(kept()).toEqual({ name: '', note: 'Half a sentence' });
  });

  it('is kept where it was typed before anything listened', () => {
    const { root, note } = openDraft();
    note.value = 'Early';
    keepEarlyActs(root, () => undefined);
    expect(kept()).toEqual({ note: 'Early' });
  });

  it('is left to the form once it is alive', async () => {
    const { root, name } = openDraft();
    keepEarlyActs(root, () => undefined);
    bringToLife(name.form as HTMLFormElement);
    await userEvent.type(name, 'Ada');
    expect(kept()).toBeNull();
  });
});

const failure = new Error('The line is dead.');

describe('a form that is sent before the app is there', () => {
  afterEach(() => jest.useRealTimers());

  it('by Enter in a field is kept, and sent once it is alive', async () => {
    const { root, form, early } = openForm();
    await userEvent.type(root.querySelector('input') as HTMLElement, 'Ada{Enter}{Enter}');
    const sent = jest.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', sent);
    early.replay();
    expect(sent).not.toHaveBeenCalled();
    bringToLife(form);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(root.querySelector('input')).toHaveValue('Ada');
  });

  it('says so where the app cannot be had, until it is sent again', () => {
    const { section, early, press } = openForm();
    press();
    expect(() => early.refuse(failure)).toThrow(failure);
    expect(section).toHaveAttribute(UNANSWERED);
    press();
    expect(section).not.toHaveAttribute(UNANSWERED);
  });

  it('says so where its part of the page has not come for 15 seconds, which begin with the app', () => {
    jest.useFakeTimers();
    const { section, early, press } = openForm();
    press();
    jest.advanceTimersByTime(60_000);
    early.replay();
    jest.advanceTimersByTime(14_900);
    expect(section).not.toHaveAttribute(UNANSWERED);
    jest.advanceTimersByTime(200);
    expect(section).toHaveAttribute(UNANSWERED);
  });

  it('has its 15 seconds whatever was pressed before', () => {
    jest.useFakeTimers();
    const { root, section, early, press } = openForm(`<button type="button">First</button>${FORM}`);
    early.replay();
    root.querySelector<HTMLElement>('[type="button"]')?.click();
    jest.advanceTimersByTime(10_000);
    press();
    jest.advanceTimersByTime(14_900);
    expect(section).not.toHaveAttribute(UNANSWERED);
    jest.advanceTimersByTime(200);
    expect(section).toHaveAttribute(UNANSWERED);
  });
});
