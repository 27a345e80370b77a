import { screen, waitFor, within } from '@testing-library/react';
import { aJourney, anEvent, aTrackedConsignment } from '@/test/builders';
import { renderApp } from '@/test/renderApp';

const TRACK = 'POST /rest/v1/rpc/track_consignment';
const LINK = 'http://localhost/tracking/AG123XYZ';

const openResult = async (changes: Parameters<typeof aTrackedConsignment>[0] = {}) => {
  const app = renderApp('/tracking?id=AG-123-XYZ', { [TRACK]: [aTrackedConsignment(changes)] });
  const buttons = within(await screen.findByRole('group', { name: 'Pass this on' }));
  return { app, press: (name: string) => app.user.click(buttons.getByRole('button', { name })), buttons };
};

/** Sets a property of the browser for one test. */
const set = (object: object, name: string, value: unknown) => {
  Object.defineProperty(object, name, { value, configurable: true });
  undo.push(() => Reflect.deleteProperty(object, name));
};
const undo: (() => void)[] = [];
afterEach(() => undo.splice(0).forEach((restore) => restore()));

describe('the buttons of a result', () => {
  it('copy the consignment’s own address', async () => {
    const { press } = await openResult();
    const writeText = jest.fn().mockResolvedValue(undefined);
    set(navigator, 'clipboard', { writeText });
    await press('Copy link');
    expect(writeText).toHaveBeenCalledWith(LINK);
    expect(await screen.findByText('Link copied')).toBeVisible();
  });

  it.each([
    ['there is no clipboard', undefined],
    ['it is not allowed', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
  ])('show the address, selected, where %s', async (_, clipboard) => {
    const { press } = await openResult();
    set(navigator, 'clipboard', clipboard);
    await press('Copy link');
    const field = await screen.findByLabelText<HTMLInputElement>('Copy this link');
    expect(field).toHaveValue(LINK);
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, LINK.length]);
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  });

  it('offer the system’s sheet where there is one, which may be closed without a word', async () => {
    expect((await openResult()).buttons.queryByRole('button', { name: 'Share' })).toBeNull();
    document.body.replaceChildren();
    const share = jest.fn().mockRejectedValue(new DOMException('Closed', 'AbortError'));
    set(navigator, 'share', share);
    const { press } = await openResult();
    await press('Share');
    expect(share).toHaveBeenCalledWith({ title: 'Consignment AG123XYZ', url: LINK });
    expect(screen.queryByLabelText('Copy this link')).not.toBeInTheDocument();
    share.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await press('Share');
    expect(await screen.findByLabelText('Copy this link')).toHaveValue(LINK);
  });

  it('save a calendar file of the expected arrival, until it has arrived', async () => {
    const files: Blob[] = [];
    set(URL, 'createObjectURL', (file: Blob) => `blob:${files.push(file)}`);
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { app, press } = await openResult();
    await press('Add to calendar');
    expect(names).toEqual(['AG123XYZ.ics']);
    expect(files[0]?.type).toBe('text/calendar');
    app.leave();
    const state = anEvent({ code: 'delivered', status: 'Delivered' });
    const ended = await openResult({ journey: aJourney({ state, stage: 4, ended: true }) });
    expect(ended.buttons.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('print the page', async () => {
    const print = jest.fn();
    set(window, 'print', print);
    const { press } = await openResult();
    await press('Print');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });
});
