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

describe('the translation', () => {
  it('goes from English into the primary language of the browser, for one day', () => {
    reading('fr-FR');
    expect(cookies).toEqual(['googtrans=/en/fr; path=/; max-age=86400; SameSite=Lax']);
    expect(widget()).toBeInTheDocument();
  });

  it.each(['en', 'en-US', 'EN-gb'])('leaves a browser that reads %s alone', (language) => {
    reading(language);
    expect(cookies).toEqual([]);
    expect(widget()).not.toBeInTheDocument();
  });

  it.each(['', 'x', '../../x', 'de;domain=evil'])('has no target for %j', (language) => {
    expect(targetOf(language)).toBeUndefined();
  });

  it('stays away once somebody has signed in', () => {
    sessionStorage.setItem('sb-127-auth-token', '{}');
    reading('fr-FR');
    expect(cookies).toEqual([]);
    expect(widget()).not.toBeInTheDocument();
  });

  it('is started once', () => {
    reading('fr-FR');
    translate();
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  it('starts the widget where it stands when the script is there', () => {
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
