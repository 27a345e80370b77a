import { isSession } from '@/config/storageKeys';

const WIDGET = 'https://translate.google.com/translate_a/element.js?cb=translationWidgetReady';
const PLACE = 'translation-widget';
const ONE_DAY_SECONDS = 24 * 60 * 60;

interface WidgetWindow extends Window {
  google?: { translate: { TranslateElement: new (options: object, place: string) => unknown } };
  translationWidgetReady?: () => void;
}

/** `fr` for `fr-FR`. Undefined if there is nothing to translate, or no valid language. */
export const targetOf = (browserLanguage: string | undefined) => {
  const [primary = ''] = (browserLanguage ?? '').toLowerCase().split('-');
  return /^[a-z]{2,3}$/.test(primary) && primary !== 'en' ? primary : undefined;
};

/** Admin pages contain other people's personal data: with a session in this tab nothing is sent to a translator. */
const hasAdminSession = () => {
  try {
    return Object.keys(sessionStorage).some(isSession);
  } catch {
    return false;
  }
};

/** The widget is outside the app's root: React never touches its elements. */
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
 * Translates the page into the browser's language (docs/conformance.md, section 7): a one-day cookie sets the language, the
 * widget translates. English browsers get neither.
 */
export const translate = (page: Window = window) => {
  const target = targetOf(page.navigator.language);
  if (!target || hasAdminSession() || document.getElementById(PLACE)) return;
  document.cookie = `googtrans=/en/${target}; path=/; max-age=${ONE_DAY_SECONDS}; SameSite=Lax`;
  addWidget(page);
};
