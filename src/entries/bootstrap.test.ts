import { LOAD_AGAIN_MS } from '@/config/timing';

const mockRenew = jest.fn(() => Promise.resolve());
jest.mock('@/ui/loading/reloadForNewBuild', () => ({ reloadForNewBuild: () => mockRenew() }));

const scripts = () => [...document.head.querySelectorAll('script')];

describe('an address without a prerendered page', () => {
  beforeEach(() => {
    jest.resetModules();
    process.env.SUPABASE_PUBLISHABLE_KEY = 'public';
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {}
      },
    }); // jsdom does not paint
  });
  afterEach(() => {
    jest.useRealTimers();
    document.head.replaceChildren();
    history.replaceState(null, '', '/');
  });

  it('loads the app at once when the host answers with the home page', async () => {
    history.replaceState(null, '', '/admin/login/auth');
    document.body.innerHTML = '<div id="root" data-page="/" data-scripts="/assets/app.js"></div>';
    await import('./bootstrap');
    expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/assets/app.js']);
  });

  it.each([
    ['/auth/app/admin/track', ['/assets/app.js', '/assets/admin.js']],
    ['/shared', ['/assets/app.js']],
  ])('loads what %s needs at once: %s', async (address, expected) => {
    history.replaceState(null, '', address);
    document.body.innerHTML =
      '<div id="root" data-scripts="/assets/app.js" data-admin="/assets/admin.js"></div>';
    await import('./bootstrap');
    expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(expected);
  });

  it('requests the app’s script again every five seconds until it loads', async () => {
    jest.useFakeTimers();
    document.body.innerHTML = '<div id="root" data-scripts="/assets/app.js"></div>';
    await import('./bootstrap');
    for (let again = 0; again < 2; again += 1) {
      const [failed] = scripts();
      failed?.dispatchEvent(new Event('error'));
      await jest.advanceTimersByTimeAsync(LOAD_AGAIN_MS - 1);
      expect(scripts()).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/assets/app.js']);
      expect(scripts()).not.toContain(failed);
    }
  });

  it('checks whether the app is gone with its build', async () => {
    jest.useFakeTimers();
    mockRenew.mockClear();
    document.body.innerHTML = '<div id="root" data-scripts="/assets/app.js"></div>';
    await import('./bootstrap');
    for (const checks of [0, 1]) {
      scripts()[0]?.dispatchEvent(new Event('error'));
      await jest.advanceTimersByTimeAsync(LOAD_AGAIN_MS);
      expect(mockRenew).toHaveBeenCalledTimes(checks);
    }
  });
});
