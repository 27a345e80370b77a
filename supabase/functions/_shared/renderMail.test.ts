/** @jest-environment jsdom */
import {
  contrast,
  invertKeepingHue,
  invertLightness,
  readColor,
  type Rgb,
} from '../../tests/support/contrast';
import { aMessage, aParagraph } from '../../tests/support/mailMessages';
import type { MailMessage } from './mailMessage.ts';
import { mailStyles, showMailAs } from './mailStyles.ts';
import { renderMail } from './renderMail.ts';

const SITE = 'https://site.test';
const render = (changes: Partial<MailMessage> = {}) => renderMail(aMessage(changes), SITE);
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const openMail = (changes?: Partial<MailMessage>): Document => parse(render(changes).html);
const textElement = (text: string): HTMLElement | null =>
  openMail({ message: [aParagraph({ paragraph: text })] }).querySelector<HTMLElement>('p.ink');

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

describe('HTML part of a mail', () => {
  it.each(hostile)('shows %p as plain text', (text) => {
    const subject = text;
    const page = openMail({ subject, message: [aParagraph({ paragraph: text })] });
    expect(page.querySelector('h1')?.textContent).toBe(text);
    expect(page.querySelector('td.gutter p')?.textContent).toBe(text);
    expect(page.title).toBe(text);
  });

  it('has the same elements for every text', () => {
    const tree = (text: string) =>
      [...openMail({ subject: text, message: [aParagraph({ paragraph: text })] }).querySelectorAll('*')].map(
        (element) => `${element.tagName} ${element.getAttributeNames().sort().join(' ')}`,
      );
    for (const text of hostile) expect(tree(text)).toEqual(tree('Harmless'));
  });

  it('loads no external resource and runs no script', () => {
    const page = openMail();
    expect(
      page.querySelectorAll('script, link, img, iframe, object, form, [src], [background]'),
    ).toHaveLength(0);
    expect(render().html).not.toMatch(/url\(|@import|@font-face|javascript:/i);
  });

  it('keeps its style sheet under the 8 KB that Gmail reads', () => {
    expect((openMail().querySelector('style')?.textContent ?? '').length).toBeLessThan(8192);
  });

  it('keeps line breaks and text in every script', () => {
    expect(textElement('One\r\nTwo\nThree')?.innerHTML).toBe('One<br>Two<br>Three');
    for (const text of ['货物已离开鹿特丹', 'تم شحن البضاعة', '🚢📦', 'Zo\u0308e']) {
      expect(textElement(text)?.textContent).toBe(text);
    }
  });

  it.each([
    ['مرحبا Ada', 'rtl'],
    ['שלום', 'rtl'],
    ['123 – مرحبا', 'rtl'],
    ['Hello مرحبا', 'ltr'],
    ['123', 'ltr'],
  ])('sets the text direction of %p to %s', (text, direction) => {
    expect(textElement(text)?.dir).toBe(direction);
  });

  it('applies the chosen colour, weight and alignment to a paragraph', () => {
    const paragraph = aParagraph({ color: 'red', bold: 'bold', textAlign: 'justify' });
    const style = openMail({ message: [paragraph] }).querySelector<HTMLElement>('p.red')?.style;
    expect(style).toMatchObject({ fontWeight: '700', textAlign: 'justify' });
  });

  it('links to the consignment if the mail is about one', () => {
    expect(openMail().querySelector<HTMLAnchorElement>('a.plate')?.href).toBe(`${SITE}/tracking?id=CARGO001`);
    expect(openMail().body.textContent).toContain('because you are the receiver of consignment CARGO001');
    const without = openMail({ trackingId: undefined });
    expect(without.querySelector('a.plate')).toBeNull();
    expect(without.body.textContent).not.toMatch(/tracking|consignment CARGO/i);
  });

  it('starts with a preheader of at most 90 characters', () => {
    const preheader = (text: string) =>
      openMail({ message: [aParagraph({ paragraph: text })] })
        .querySelector('body > div')
        ?.textContent?.split('\u034f')[0];
    expect(preheader('Your\n  consignment')).toBe('Your consignment');
    expect(preheader('x'.repeat(500))).toBe(`${'x'.repeat(89)}…`);
    expect([...(preheader('🚢'.repeat(500)) ?? '')]).toHaveLength(90);
  });
});

describe('plain text part of a mail', () => {
  it('contains the paragraphs, the tracking link and the sender', () => {
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

describe('colours of a mail', () => {
  const page = openMail({ message: [aParagraph(), aParagraph({ color: 'red' })] });
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
    ['in their own dark colours', inDark, same],
    ['inverted as a whole', inline, invertKeepingHue],
    ['inverted one by one', inline, invertLightness],
    ['inverted from the dark colours', inDark, invertLightness],
  ])('have a contrast of at least 4.5 when shown %s', (_name, look, transform) => {
    expect(elements.length).toBeGreaterThan(8);
    const faint = elements.filter((element) => {
      const [ink, ground] = (['color', 'background-color'] as const).map((property) =>
        transform(readColor(nearest(element, property, look))),
      );
      return contrast(ink as Rgb, ground as Rgb) < 4.5;
    });
    expect(faint.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('avoid pure black text', () => {
    for (const element of elements) expect(nearest(element, 'color', inline)).not.toBe('#000000');
  });

  it('declare a dark scheme to mail programs', () => {
    expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark');
    const { html } = render();
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(showMailAs(html, 'dark')).toContain('@media all{.page');
    expect(showMailAs(html, 'light')).toContain('@media not all{.page');
  });
});
