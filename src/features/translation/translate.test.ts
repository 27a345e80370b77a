import { targetOf, translate } from './translate';

const widget = () => document.querySelector<HTMLScriptElement>('script[src*="translate.google.com"]');

/** What `document.cookie` was set to. */
let cookies: string[];

const reading = (language: string) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  translate();
};

beforeEach(() => {
  cookies = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => cookies.push(cookie));
  document.body.replaceChildren();
});

describe('translate', () => {
  it('translates from English into the primary language of the browser, for one day', () => {
    reading('fr-FR');
    expect(cookies).toEqual(['googtrans=/en/fr; path=/; max-age=86400; SameSite=Lax']);
    expect(widget()).toBeInTheDocument();
  });

  it.each(['en', 'en-US', 'EN-gb'])('does nothing for the browser language %s', (language) => {
    reading(language);
    expect(cookies).toEqual([]);
    expect(widget()).not.toBeInTheDocument();
  });

  it.each(['', 'x', '../../x', 'de;domain=evil'])('finds no target language for %j', (language) => {
    expect(targetOf(language)).toBeUndefined();
  });

  it('does nothing after a sign-in', () => {
    sessionStorage.setItem('sb-127-auth-token', '{}');
    reading('fr-FR');
    expect(cookies).toEqual([]);
    expect(widget()).not.toBeInTheDocument();
  });

  it('loads the widget once', () => {
    reading('fr-FR');
    translate();
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  it('starts the widget in its hidden element once the script has loaded', () => {
    reading('de');
    const TranslateElement = jest.fn();
    Object.assign(window, { google: { translate: { TranslateElement } } });
    (window as { translationWidgetReady?: () => void }).translationWidgetReady?.();
    expect(TranslateElement).toHaveBeenCalledWith(
      expect.objectContaining({ pageLanguage: 'en' }),
      document.querySelector('[hidden]')?.id,
    );
  });
});
