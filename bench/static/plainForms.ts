import { inquiryCopy } from '../../src/content/contact';
import { newsletterCopy } from '../../src/content/newsletter';
import { publishableKey } from '../../host/publishableKey.json';
import { field, frame, heading, section } from './frame';

const form = (call: string, title: string, ...fields: string[]) =>
  frame(
    title,
    '<script src="/plainForms.js" defer></script>',
    section(
      heading(1, title),
      `<form data-call="${call}">${fields.join('')}<button>Send</button></form><p role="status"></p>`,
    ),
  );

/** Plain pages with one form each, which calls the same function as the site's; and one that only loads scripts. */
export const plainForms: Readonly<Record<string, string>> = {
  '/forms/tracking': form('rpc/track_consignment', 'Tracking', field('tracking_id', 'Number')),
  '/forms/newsletter': form(
    'newsLetter',
    'Newsletter',
    field('email', newsletterCopy.labels.email),
    field('country', newsletterCopy.labels.country),
  ),
  '/forms/contact': form(
    'contactForm',
    'Contact',
    field('firstName', inquiryCopy.labels.firstName),
    field('secondName', inquiryCopy.labels.secondName),
    field('email', inquiryCopy.labels.email),
  ),
  '/forms/scripts': frame('Scripts', '', section(heading(1, 'Scripts'), '<button>Load</button>')),
};

/** Sends a form as JSON, and shows the answer as text. */
export const PLAIN_FORMS_SCRIPT = `
  const form = document.querySelector('form');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    form.querySelector('button').disabled = true;
    const answer = await fetch('/rest/v1/' + form.dataset.call, {
      method: 'POST',
      headers: {
        apikey: '${publishableKey}',
        Authorization: 'Bearer ${publishableKey}',
        'Content-Type': 'application/json',
        Prefer: 'return=minimal',
      },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    document.querySelector('[role=status]').textContent = answer.status + ' ' + (await answer.text());
  });
`;
