import { stages } from '@/content/journey';
import type { ExceptionCard } from '@/domain/summary/exceptions';
import type { Summary } from '@/domain/summary/summary';

/** Attributes that name, in the markup, the fact that an element shows, and the list of the cards. */
const FACT = 'data-fact';
const CARDS = 'data-cards';

/** That of the link by which something is sent by mail: its address is complete but for the subject. */
const MAIL = 'data-mail';

/** Attributes of the steps of the progress. */
export const REACHED = 'data-reached';
export const CUT_SHORT = 'data-cut-short';

const LAST = stages.length - 1;

/** Of an element with a text: it is hidden where there is nothing to say. */
const textProps = (text = '') => ({ children: text, hidden: text === '' });

const cardsProps = (cards: readonly unknown[]) => ({ hidden: cards.length === 0 });

const stepProps = (index: number, { stage, isCutShort }: Summary) =>
  ({
    'aria-current': index === (isCutShort ? LAST : stage) ? 'step' : undefined,
    [REACHED]: index <= stage ? '' : undefined,
    [CUT_SHORT]: index === LAST && isCutShort ? '' : undefined,
  }) as const;

/** The props of the element that shows a fact. Without texts, as in a template, it is there to be filled. */
export const fact = <Texts extends object>(name: keyof Texts & string, texts: Texts | undefined) => ({
  [FACT]: name,
  ...textProps(texts?.[name] as string | undefined),
});

/** The props of the list of cards. */
export const cardList = (cards: readonly unknown[]) => ({ [CARDS]: '', ...cardsProps(cards) });

/** The props of a step. */
export const step = (index: number, summary: Summary | undefined) => summary && stepProps(index, summary);

const mailProps = (address: string, subject = '') => ({
  href: address + encodeURIComponent(subject),
  hidden: subject === '',
});

/** The props of the link that writes to an address about a subject. */
export const mailLink = (address: string, subject: string | undefined) => ({
  [MAIL]: '',
  ...mailProps(`mailto:${address}?subject=`, subject),
});

type Props = Readonly<Record<string, string | boolean | undefined>>;

/** Gives an element its props as React does. */
const apply = (element: Element, { children, ...attributes }: Props) => {
  if (typeof children === 'string') element.textContent = children;
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'string') element.setAttribute(name, value);
    else element.toggleAttribute(name, value === true);
};

const fill = (markup: ParentNode, texts: object) => {
  for (const element of markup.querySelectorAll(`[${FACT}]`))
    apply(
      element,
      textProps((texts as Record<string, string | undefined>)[element.getAttribute(FACT) ?? '']),
    );
};

const fillMail = (markup: ParentNode, { subject }: ExceptionCard) => {
  const link = markup.querySelector(`[${MAIL}]`);
  if (link) apply(link, mailProps(link.getAttribute('href') ?? '', subject));
};

const fillCards = (list: Element, cards: Summary['cards']) => {
  const [blank] = list.children;
  if (!blank) return;
  const filled = cards.map((card) => {
    const copy = blank.cloneNode(true) as Element;
    fill(copy, card);
    fillMail(copy, card);
    return copy;
  });
  list.replaceChildren(...filled);
  apply(list, cardsProps(cards));
};

/** Fills the template of the panel, and of the heading above it, as React would render them. */
export const fillFirstFacts = (markup: ParentNode, trackingId: string, summary: Summary) => {
  fill(markup, { trackingId, ...summary });
  const list = markup.querySelector(`[${CARDS}]`);
  if (list) fillCards(list, summary.cards);
  markup.querySelectorAll('ol > li').forEach((element, index) => apply(element, stepProps(index, summary)));
};
