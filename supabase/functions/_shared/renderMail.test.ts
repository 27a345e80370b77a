/** @jest-environment jsdom */
import {
  contrast,
  invertKeepingHue,
  invertLightness,
  readColor,
  type Rgb,
} from '../../local/testing/contrast';
import { aMessage, aParagraph } from '../../local/testing/mailMessages';
import type { MailMessage } from './mailMessage.ts';
import { mailStyles, showMailAs } from './mailStyles.ts';
import { renderMail } from './renderMail.ts';

const SITE = 'https://site.test';
const render = (changes: Partial<MailMessage> = {}) => renderMail(aMessage(changes), SITE);
const read = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const open = (changes?: Partial<MailMessage>): Document => read(render(changes).html);
const written = (text: string): HTMLElement | null =>
  open({ message: [aParagraph({ paragraph: text })] }).querySelector<HTMLElement>('p.ink');

const hostile = [
  '<script>alert(1)</script>',
  '<img src=http://evil.test/p>',
  '</p></td></tr></table><h1>Pay here</h1>',
  '<!-- --><![endif]--><b>x</b>',
  '" onmouseover="alert(1)',
  "' style='color:#fff",
  '&lt;b&gt; &amp; &#60;b&#62;',
  '<style>.ink{display:none}</style>',
];

describe('the HTML of a mail', () => {
  it.each(hostile)('shows %p as the text it is', (text) => {
    const subject = text;
    const page = open({ subject, message: [aParagraph({ paragraph: text })] });
    expect(page.querySelector('h1')?.textContent).toBe(text);
    expect(page.querySelector('td.gutter p')?.textContent).toBe(text);
    expect(page.title).toBe(text);
  });

  it('is made of the same elements whatever was written', () => {
    const tree = (text: string) =>
      [...open({ subject: text, message: [aParagraph({ paragraph: text })] }).querySelectorAll('*')].map(
        (element) => `${element.tagName} ${element.getAttributeNames().sort().join(' ')}`,
      );
    for (const text of hostile) expect(tree(text)).toEqual(tree('Harmless'));
  });

  it('loads nothing from anywhere and runs nothing', () => {
    const page = open();
    expect(
      page.querySelectorAll('script, link, img, iframe, object, form, [src], [background]'),
    ).toHaveLength(0);
    expect(render().html).not.toMatch(/url\(|@import|@font-face|javascript:/i);
  });

  it('fits into what Gmail reads of a style sheet', () => {
    expect((open().querySelector('style')?.textContent ?? '').length).toBeLessThan(8192);
  });

  it('keeps lines, and every script', () => {
    expect(written('One\r\nTwo\nThree')?.innerHTML).toBe('One<br>Two<br>Three');
    for (const text of ['货物已离开鹿特丹', 'تم شحن البضاعة', '🚢📦', 'Zo\u0308e']) {
      expect(written(text)?.textContent).toBe(text);
    }
  });

  it.each([
    ['مرحبا Ada', 'rtl'],
    ['שלום', 'rtl'],
    ['123 – مرحبا', 'rtl'],
    ['Hello مرحبا', 'ltr'],
    ['123', 'ltr'],
  ])('writes %p in its own direction', (text, direction) => {
    expect(written(text)?.dir).toBe(direction);
  });

  it('gives each paragraph the look that was chosen', () => {
    const chosen = aParagraph({ color: 'red', bold: 'bold', textAlign: 'justify' });
    const style = open({ message: [chosen] }).querySelector<HTMLElement>('p.red')?.style;
    expect(style).toMatchObject({ fontWeight: '700', textAlign: 'justify' });
  });

  it('leads to the consignment, where there is one', () => {
    expect(open().querySelector<HTMLAnchorElement>('a.plate')?.href).toBe(`${SITE}/tracking?id=CARGO001`);
    expect(open().body.textContent).toContain('because you are the receiver of consignment CARGO001');
    const without = open({ trackingId: undefined });
    expect(without.querySelector('a.plate')).toBeNull();
    expect(without.body.textContent).not.toMatch(/tracking|consignment CARGO/i);
  });

  it('begins with the words that a list of mail shows', () => {
    const preheader = (text: string) =>
      open({ message: [aParagraph({ paragraph: text })] })
        .querySelector('body > div')
        ?.textContent?.split('\u034f')[0];
    expect(preheader('Your\n  consignment')).toBe('Your consignment');
    expect(preheader('x'.repeat(500))).toBe(`${'x'.repeat(89)}…`);
    expect([...(preheader('🚢'.repeat(500)) ?? '')]).toHaveLength(90);
  });
});

describe('the plain part', () => {
  it('says the same in words alone', () => {
    const message = [
      aParagraph({ paragraph: 'Dear Ada,\r\n<b>hello</b>' }),
      aParagraph({ paragraph: '再见 🚢' }),
    ];
    const { text } = render({ message, sendersName: 'Carmine Cargo Support' });
    expect(text.split('-- \n')[0]).toBe(
      `Dear Ada,\n<b>hello</b>\n\n再见 🚢\n\nTracking number: CARGO001\nTrack your consignment: ${SITE}/tracking?id=CARGO001\n\n`,
    );
    expect(text).toContain('\nCarmine Cargo Support\nYou received this message because you are the receiver');
  });
});

describe('the colours of a mail', () => {
  const page = open({ message: [aParagraph(), aParagraph({ color: 'red' })] });
  type Property = 'color' | 'background-color';
  type Look = (element: HTMLElement, property: Property) => string | undefined;

  const hex = (color: string): string | undefined => {
    const channels = color.match(/\d+/g)?.map((value) => Number(value).toString(16).padStart(2, '0'));
    return channels && `#${channels.join('')}`;
  };
  const inline: Look = ({ style }, property) => hex(style.getPropertyValue(property));

  const [, darkRules = ''] = /dark\)\{(.*?\})\}/.exec(mailStyles) ?? [];
  const inDark: Look = (element, property) => {
    const ruled = [...element.classList].map(
      (name) => new RegExp(`\\.${name}\\{(?:[^}]*;)?${property}:(#\\w+) !important`).exec(darkRules)?.[1],
    );
    return ruled.find(Boolean) ?? inline(element, property);
  };

  const nearest = (element: HTMLElement, property: Property, look: Look): string => {
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      const color = look(at, property);
      if (color) return color;
    }
    throw new Error(`${element.outerHTML} has no ${property} of its own.`);
  };
  const elements = [...page.querySelectorAll<HTMLElement>('td *')].filter(({ childNodes }) =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
  );

  const same = (color: Rgb): Rgb => color;
  it.each<[string, Look, (color: Rgb) => Rgb]>([
    ['as they are', inline, same],
    ['in the dark colours of their own', inDark, same],
    ['inverted as a whole', inline, invertKeepingHue],
    ['inverted one by one', inline, invertLightness],
    ['inverted although they are dark already', inDark, invertLightness],
  ])('can be read %s', (_name, look, transform) => {
    expect(elements.length).toBeGreaterThan(8);
    const faint = elements.filter((element) => {
      const [ink, ground] = (['color', 'background-color'] as const).map((property) =>
        transform(readColor(nearest(element, property, look))),
      );
      return contrast(ink as Rgb, ground as Rgb) < 4.5;
    });
    expect(faint.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('leave no black on what may be transparent', () => {
    for (const element of elements) expect(nearest(element, 'color', inline)).not.toBe('#000000');
  });

  it('are told to programs that ask for a dark mail', () => {
    expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
    const { html } = render();
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(showMailAs(html, 'dark')).toContain('@media all{.page');
    expect(showMailAs(html, 'light')).toContain('@media not all{.page');
  });
});
