import * as tabStorage from '@/supabase/tabStorage';
import { askBeforeLeaving } from './unsent';

/** Whether the browser would ask before the page is left. */
const isAsked = () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

describe('leaving the page', () => {
  let isHeld = false;
  beforeAll(() => {
    Object.assign(window, { navigation: new EventTarget() });
    askBeforeLeaving(() => isHeld);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    tabStorage.clear();
    isHeld = false;
  });

  const goTo = (url: string, navigationType = 'push') =>
    window.navigation.dispatchEvent(
      Object.assign(new Event('navigate'), { navigationType, destination: { url } }),
    );

  it('asks nothing while nothing is typed', () => {
    tabStorage.setItem('sb-project-auth-token', '{}');
    tabStorage.setItem('draft:new-consignment:key', '{"key":"x"}');
    tabStorage.setItem('draft:consignment-7:opened', '{"city":"Accra"}');
    expect(isAsked()).toBe(false);
  });

  it.each(['draft:new-consignment', 'chat-draft-7', 'chat-outbox'])('asks while there is a %s', (key) => {
    tabStorage.setItem(key, '{"city":"Accra"}');
    expect(isAsked()).toBe(true);
  });

  it.each([
    ['another page of the site', '/tracking', 'push', false],
    ['the same page again', '/', 'reload', false],
    ['another site', 'https://elsewhere.test/', 'push', true],
  ])('for %s', (_name, url, type, asks) => {
    tabStorage.setItem('draft:new-consignment', '{}');
    goTo(new URL(url, window.location.href).href, type);
    expect(isAsked()).toBe(asks);
  });

  it('asks in any case for what the page alone holds', () => {
    isHeld = true;
    goTo(window.location.href, 'reload');
    expect(isAsked()).toBe(true);
  });

  it('asks in any case where storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    tabStorage.setItem('draft:new-consignment', '{}');
    goTo(window.location.href, 'reload');
    expect(isAsked()).toBe(true);
  });
});
