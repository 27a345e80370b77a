import { createEvent, fireEvent } from '@testing-library/react';
import { FILES_REFUSED } from '@/config/dom';
import { keepPage, refusePastedFiles } from './foreignFiles';

const picture = new File(['x'], 'gate.png', { type: 'image/png' });
let refusedFiles: jest.Mock;
let stop: (() => void)[];

const render = () => {
  document.body.innerHTML = `
    <p id="page">Text</p><input id="field" /><textarea id="area"></textarea><input type="file" id="file" />
    <div id="editor" contenteditable="true"></div><div id="zone"></div>`;
  const zone = place('zone');
  for (const name of ['dragover', 'drop']) zone.addEventListener(name, (event) => event.preventDefault());
};
const place = (id: string) => document.getElementById(id) as HTMLElement;
/** jsdom has no DataTransfer. Whether the page was kept from what the browser does with it. */
const drag = (name: 'dragOver' | 'drop', id: string, types: readonly string[]) => {
  const event = createEvent[name](place(id));
  const dataTransfer = { types, files: types.includes('Files') ? [picture] : [], dropEffect: 'copy' };
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  fireEvent(place(id), event);
  return { isKept: event.defaultPrevented, effect: dataTransfer.dropEffect };
};
const paste = (id: string, files: readonly File[], text = '') => {
  const event = createEvent.paste(place(id), { clipboardData: { files, getData: () => text } });
  fireEvent(place(id), event);
  return event.defaultPrevented;
};

beforeEach(() => {
  render();
  refusedFiles = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener(FILES_REFUSED, refusedFiles);
  stop = [keepPage(), refusePastedFiles()];
});
const stopAll = () => stop.forEach((end) => end());
afterEach(() => {
  stopAll();
  window.removeEventListener(FILES_REFUSED, refusedFiles);
});

describe('a file that is dropped', () => {
  it.each(['page', 'field', 'area', 'editor'])(
    'does not replace the page, and is refused, in the %s',
    (id) => {
      expect(drag('dragOver', id, ['Files'])).toMatchObject({ isKept: true });
      expect(refusedFiles).not.toHaveBeenCalled();
      expect(drag('drop', id, ['text/plain', 'Files'])).toMatchObject({ isKept: true });
      expect(refusedFiles).toHaveBeenCalledTimes(1);
    },
  );

  it.each(['zone', 'file'])('is left to what takes files: the %s', (id) => {
    drag('dragOver', id, ['Files']);
    drag('drop', id, ['Files']);
    expect(refusedFiles).not.toHaveBeenCalled();
  });
});

describe('a text or an address that is dropped', () => {
  it.each(['page', 'field', 'area', 'editor'])('is left to the browser as a text in the %s', (id) => {
    expect(drag('drop', id, ['text/plain', 'text/html']).isKept).toBe(false);
  });

  it.each(['field', 'area', 'editor'])('is inserted as an address in the %s', (id) => {
    expect(drag('drop', id, ['text/uri-list', 'text/plain']).isKept).toBe(false);
  });

  it('does not replace the page beside the fields, without a word', () => {
    expect(drag('dragOver', 'page', ['text/uri-list'])).toEqual({ isKept: true, effect: 'none' });
    expect(drag('drop', 'page', ['text/uri-list']).isKept).toBe(true);
    expect(refusedFiles).not.toHaveBeenCalled();
  });
});

describe('what is pasted', () => {
  it.each<[string, readonly File[], string]>([
    ['a picture', [picture], ''],
    ['a file whose name comes with it', [picture], 'gate.png'],
    ['several files', [picture, new File(['x'], 'a.pdf')], ''],
    ['files with their names', [picture, new File(['x'], 'a.pdf')], 'gate.png\r\na.pdf\r\n'],
    ['a file with its path', [picture], 'file:///home/ada/gate.png'],
  ])('is refused as %s in a text field', (_name, files, text) => {
    for (const id of ['field', 'area', 'editor']) paste(id, files, text);
    expect(refusedFiles).toHaveBeenCalledTimes(3);
  });

  it.each<[string, string, readonly File[], string]>([
    ['a text', 'area', [], 'Hello'],
    ['a table, which is a picture, too', 'area', [picture], 'A\tB'],
    ['a table that ends with the name of its picture', 'area', [picture], 'A\tB\ngate.png'],
    ['nothing', 'area', [], ''],
    ['a picture outside of the fields', 'page', [picture], ''],
  ])('is left to the browser as %s', (_name, id, files, text) => {
    expect(paste(id, files, text)).toBe(false);
    expect(refusedFiles).not.toHaveBeenCalled();
  });

  it('is not refused by a page that takes it itself', () => {
    place('area').addEventListener('paste', (event) => event.preventDefault());
    paste('area', [picture]);
    expect(refusedFiles).not.toHaveBeenCalled();
  });
});

it('a page that has been left refuses nothing', () => {
  stopAll();
  expect(drag('drop', 'page', ['Files']).isKept).toBe(false);
});

it('a file that is dropped before anybody can tell of it is told of later, once', () => {
  jest.useFakeTimers();
  window.removeEventListener(FILES_REFUSED, refusedFiles);
  drag('drop', 'page', ['Files']);
  jest.advanceTimersByTime(700);
  window.addEventListener(FILES_REFUSED, refusedFiles);
  jest.advanceTimersByTime(2_000);
  expect(refusedFiles).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
