import { tolerateMovedText } from './tolerateMovedText';

const WIDGET = 'https://translate.google.com/translate_a/element.js?cb=translationWidgetReady';
const PLACE = 'translation-widget';
const ONE_DAY_SECONDS = 24 * 60 * 60;

interface WidgetWindow extends Window {
  google?: { translate: { TranslateElement: new (options: object, place: string) => unknown } };
  translationWidgetReady?: () => void;
}

/** `fr-FR` is French. Undefined where there is nothing to translate, or no language at all. */
export const targetOf = (browserLanguage: string | undefined) => {
  const [primary = ''] = (browserLanguage ?? '').toLowerCase().split('-');
  return /^[a-z]{2,3}$/.test(primary) && primary !== 'en' ? primary : undefined;
};

/** The admin's pages hold personal data of others: once somebody signed in here, nothing goes to a translator. */
const hasAdminSession = () => {
  try {
    return Object.keys(sessionStorage).some((key) => /^sb-.+-auth-token$/.test(key));
  } catch {
    return false;
  }
};

/** The widget stands outside of the app's own root: React never meets what it draws. */
const addWidget = (page: WidgetWindow) => {
  const place = document.createElement('div');
  place.id = PLACE;
  place.hidden = true;
  const script = document.createElement('script');
  script.src = WIDGET;
  script.async = true;
  page.translationWidgetReady = () => {
    if (page.google)
      new page.google.translate.TranslateElement({ pageLanguage: 'en', autoDisplay: false }, PLACE);
  };
  document.body.append(place, script);
};

/**
 * Has the page read in the browser's language (spec section 7): a one-day cookie says into which, the
 * widget does it. A browser that reads English gets neither.
 */
export const translate = (page: Window = window) => {
  const target = targetOf(page.navigator.language);
  if (!target || hasAdminSession() || document.getElementById(PLACE)) return;
  document.cookie = `googtrans=/en/${target}; path=/; max-age=${ONE_DAY_SECONDS}; SameSite=Lax`;
  tolerateMovedText();
  addWidget(page);
};
