import { paths } from '../../src/config/paths';
import { contactBanner, contactDetails, inquiryCopy } from '../../src/content/contact';
import * as home from '../../src/content/home';
import { lanes } from '../../src/content/lanes';
import { newsletterCopy } from '../../src/content/newsletter';
import { serviceCards, serviceHeadings, services } from '../../src/content/services';
import { galleryTeaserPictures } from '../../src/content/galleryTeaser';
import { cutOffText, laneName, transitText } from '../../src/features/lanes/laneText';
import { button, escape, field, frame, heading, paragraphs, picture, preload, section } from './frame';

interface Titled {
  title: string;
  text: string;
}

const card = ({ title, text }: Titled) => `<div>${heading(3, title)}${paragraphs(text)}</div>`;
const grid = (items: readonly Titled[]) => `<div class="grid">${items.map(card).join('')}</div>`;
const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
const details = (question: string, answer: string) =>
  `<details><summary>${escape(question)}</summary>${paragraphs(answer)}</details>`;

const newsletter = section(
  heading(2, newsletterCopy.heading),
  paragraphs(newsletterCopy.text),
  `<form method="post">${field('email', newsletterCopy.labels.email, 'email')}${field('country', newsletterCopy.labels.country)}<button>${newsletterCopy.submit}</button></form>`,
);

const [welcome, ...slides] = home.heroSlides;

/** The same widths as on the site. */
const HERO = '(min-width: 1025px) 72vw, (min-width: 769px) 100vw, 96vw';
const BANNER = '(min-width: 769px) 50vw, 96vw';
const BESIDE_WORDS = '(min-width: 1025px) 1040px, 92vw';

const homePage = frame(
  welcome.heading,
  preload(welcome.image, HERO),
  `<div class="hero first">${picture(welcome.image, HERO, true)}${heading(1, welcome.heading)}${paragraphs(welcome.text)}${welcome.button ? button(welcome.button) : ''}</div>`,
  section(grid(slides.map(({ heading: title, text }) => ({ title, text })))),
  section(
    picture('mission-planning', BESIDE_WORDS),
    heading(2, home.aboutTeaser.heading),
    paragraphs(...home.aboutTeaser.paragraphs),
    ...home.progressBars.map(
      ({ label, percent }) => `<label>${label}<progress max="100" value="${percent}"></progress></label>`,
    ),
    button(home.aboutTeaser.button),
  ),
  section(
    picture('gantry-crane', '(min-width: 769px) 100vw, 92vw'),
    heading(2, home.imageBand.heading),
    paragraphs(home.imageBand.text),
    button(home.imageBand.trackingButton),
  ),
  section(
    heading(2, home.servicesGrid.heading),
    paragraphs(home.servicesGrid.text),
    grid(serviceCards),
    serviceCards.map(({ path, title }) => button({ path, label: `Read more: ${title}` })).join(''),
  ),
  section(
    heading(2, home.lifeCycleIntro.heading),
    paragraphs(home.lifeCycleIntro.text),
    ...home.lifeCycle.map(({ title, text }) => details(title, text)),
  ),
  section(heading(2, home.whyChooseUs.heading), paragraphs(home.whyChooseUs.text), grid(home.reasons)),
  section(heading(2, home.mission.heading), paragraphs(home.mission.text)),
  section(heading(2, home.hiring.heading), paragraphs(home.hiring.text), button(home.hiring.button)),
  section(
    heading(2, home.portfolioIntro.heading),
    paragraphs(home.portfolioIntro.text),
    home.portfolio.map(({ image }) => picture(image, '(min-width: 769px) 31vw, 92vw')).join(''),
    grid(home.portfolio),
  ),
  section(
    heading(2, home.galleryTeaser.heading),
    paragraphs(home.galleryTeaser.text),
    button(home.galleryTeaser.button),
    galleryTeaserPictures
      .map(({ key }) => picture(key, '(min-width: 769px) 23vw, (min-width: 426px) 46vw, 92vw'))
      .join(''),
  ),
  section(
    heading(2, home.testimonialsIntro.heading),
    ...home.testimonials.map(
      ({ quote, name, role }) => `<blockquote>${paragraphs(quote)}${escape(`${name}, ${role}`)}</blockquote>`,
    ),
  ),
  section(
    heading(2, home.carriersIntro.heading),
    paragraphs(home.carriersIntro.text),
    list(home.carriers.map(({ name, descriptor }) => `${name}, ${descriptor}`)),
  ),
  section(
    heading(2, home.getInTouch.heading),
    paragraphs(home.getInTouch.text),
    button(home.getInTouch.button),
  ),
  newsletter,
);

const servicePage = ({
  slug,
  title,
  subtitle,
  intro,
  whenToChoose,
  steps,
  covers,
  transit,
  questions,
  callToAction,
}: (typeof services)[number]) =>
  frame(
    title,
    preload(slug, BANNER),
    `<div class="hero">${picture(slug, BANNER, true)}${heading(1, title)}${paragraphs(subtitle)}</div>`,
    section(heading(2, serviceHeadings.intro), paragraphs(...intro)),
    section(heading(2, serviceHeadings.whenToChoose), list(whenToChoose)),
    section(heading(2, serviceHeadings.steps), grid(steps)),
    section(heading(2, serviceHeadings.covers), list(covers)),
    section(
      heading(2, transit.heading),
      `<table>${[
        transit.columns,
        ...lanes
          .filter((lane) => lane.service === slug)
          .map((lane) => [laneName(lane), transitText(lane), cutOffText(lane)]),
        ...transit.rows.map(({ lane, transit: days, cutOff }) => [lane, days, cutOff]),
      ]
        .map((cells) => `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`)
        .join('')}</table>`,
      paragraphs(transit.note),
    ),
    section(
      heading(2, serviceHeadings.questions),
      ...questions.map(({ question, answer }) => details(question, answer)),
    ),
    section(heading(2, callToAction.heading), paragraphs(callToAction.text)),
  );

const trackPage = frame(
  'Track Your Consignment',
  '',
  `<div class="hero">${heading(1, 'Track Your Consignment')}${paragraphs('Use your tracking ID below.')}</div>`,
  section(`<form>${field('id', 'Enter the consignment number')}<button>Track Result</button></form>`),
);

const { labels } = inquiryCopy;
const contactPage = frame(
  contactBanner.title,
  '',
  `<div class="hero">${heading(1, contactBanner.title)}${paragraphs(contactBanner.subtitle)}</div>`,
  section(heading(2, contactDetails.heading), paragraphs(contactDetails.intro)),
  section(
    heading(2, inquiryCopy.heading),
    paragraphs(inquiryCopy.text),
    `<form method="post">${Object.entries(labels)
      .map(([name, label]) => field(name, label))
      .join('')}<button>${inquiryCopy.submit}</button></form>`,
  ),
);

const [service] = services;
if (!service) throw new Error('There is no service.');

/** The measured pages, each written by hand with the same text: address → document. */
export const plainPages: Readonly<Record<string, string>> = {
  [paths.home]: homePage,
  [service.path]: servicePage(service),
  [paths.tracking]: trackPage,
  [paths.contact]: contactPage,
};
