import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { databases, storageKeys } from '@/config/storageKeys';
import { privacyPolicy, terms } from './legal';

const SOURCE = path.resolve(__dirname, '..');

/** They keep what they are given, under a key that the caller chose. */
const GIVEN_A_KEY = ['supabase/tabStorage.ts', 'ui/forms/sessionDraft.ts', 'ui/useKeptChoice.ts'];

const WRITES = /\.setItem\(|document\.cookie = /;
const COOKIES = /document\.cookie = `(\w+)/g;

const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^test\b/.test(file))
  .map((file) => ({
    file: file.split(path.sep).join('/'),
    text: readFileSync(path.join(SOURCE, file), 'utf8'),
  }));

const cookiesIn = (text: string) => [...text.matchAll(COOKIES)].map(([, name]) => name);

/** Keys that end with what they belong to are known by their beginning. */
const keys = [
  ...Object.values(storageKeys).map((key) => (typeof key === 'string' ? key : key('' as never))),
  ...Object.values(databases),
];

/** Where the privacy policy mentions each key, and where the terms do. */
const statements: Record<string, [policy: string, terms: string]> = {
  googtrans: ['Cookie “googtrans”', 'a cookie named “googtrans”'],
  'carmine-chat': ['a secret key to your own conversation', 'keeps a key in your browser’s local storage'],
  'carmine-chat-earlier': ['and the key to the one before it', 'keeps a key in your browser’s local storage'],
  'carmine-chat-begun': ['one for the conversation that you begin', 'one for a conversation that you begin'],
  'draft:chat-address': ['an e-mail address that is not saved yet', 'The chat and the forms keep text'],
  'carmine-chat-sound': ['whether our own staff hear a sound', 'whether they want to hear new messages'],
  'carmine-chat-notifications': ['or see a notification', 'or see notifications'],
  'carmine-chat-details-opened': [
    'how they want their lists, conversations, forms, labels and keys',
    'how they want their pages',
  ],
  'carmine-chat-details-closed': [
    'how they want their lists, conversations, forms, labels and keys',
    'how they want their pages',
  ],
  'chat-draft': ['what you have typed and not sent yet, messages', 'The chat and the forms keep text'],
  'chat-draft-': ['what they have typed and not sent yet', 'The chat and the forms keep text'],
  'chat-draft-note-': ['what they have typed and not sent yet', 'The chat and the forms keep text'],
  'chat-outbox': ['messages that have not reached us yet', 'messages that are not sent yet'],
  'chat-window': ['whether the window is open', 'whether its window is open'],
  'draft:inquiry': ['typed into the inquiry or the newsletter form', 'the forms keep text'],
  'draft:quote': ['into a request for a quote', 'the forms keep text'],
  'filled-quote': ['into a request for a quote', 'the forms keep text'],
  'draft:quoted-': ['or an answer to an offer', 'the forms keep text'],
  'draft:quoted-decline-': ['or an answer to an offer', 'the forms keep text'],
  'draft:quote-answer-': ['into a request for a quote', 'the forms keep text'],
  'draft:follow-': ['or to follow a consignment', 'the forms keep text'],
  'draft:newsletter': ['typed into the inquiry or the newsletter form', 'the forms keep text'],
  'draft:consignment-': ['what they have typed and not sent yet', 'the forms keep text'],
  'draft:new-consignment': ['what they have typed and not sent yet', 'the forms keep text'],
  'draft:new-consignment:quote': ['what they have typed and not sent yet', 'the forms keep text'],
  'draft:quote-desk-': ['what they have typed and not sent yet', 'the forms keep text'],
  'draft:journey:': ['what they have typed and not sent yet', 'the forms keep text'],
  ':key': ['what they have typed and not sent yet', 'the forms keep text'],
  'draft:newsletter-mail': ['what they have typed and not sent yet', 'the forms keep text'],
  'draft:mail:': ['what they have typed and not sent yet', 'the forms keep text'],
  'renewed-for': ['for which newer version of the website', 'for which newer version of itself'],
  'draft:consignment-template': ['what they have typed and not sent yet', 'the forms keep text'],
  'draft:correction-': ['what they have typed and not sent yet', 'the forms keep text'],
  ':opened': ['what they have typed and not sent yet', 'the forms keep text'],
  'draft:office-hours': ['what they have typed and not sent yet', 'the forms keep text'],
  'draft:reply-time': ['what they have typed and not sent yet', 'the forms keep text'],
  'draft:lane-': ['what they have typed and not sent yet', 'the forms keep text'],
  'draft:import-': ['what they have typed and not sent yet', 'the forms keep text'],
  'draft:import-:columns': ['what they have typed and not sent yet', 'the forms keep text'],
  'draft:import-:file': ['what they have typed and not sent yet', 'the forms keep text'],
  'draft:prepared-answer-': ['what they have typed and not sent yet', 'the forms keep text'],
  'draft:saved-view-': ['what they have typed and not sent yet', 'the forms keep text'],
  'bulk-job': ['what they have just changed', 'with session storage'],
  'undo-actions': ['what they have just changed', 'with session storage'],
  'admin-keep-form-open': [
    'how they want their lists, conversations, forms, labels and keys',
    'how they want their pages',
  ],
  'admin-labels-in-inches': [
    'how they want their lists, conversations, forms, labels and keys',
    'how they want their pages',
  ],
  'admin-without-single-keys': [
    'how they want their lists, conversations, forms, labels and keys',
    'how they want their pages',
  ],
  'carmine-consignment-table': [
    'how they want their lists, conversations, forms, labels and keys',
    'how they want their pages',
  ],
  'carmine-scan-silent': [
    'hear a sound when a message arrives or something is scanned',
    'hear new messages and scans',
  ],
  'carmine-scanner': ['what they have scanned and not sent yet', 'keeps what they have scanned'],
  'admin-signed-out': ['that they have signed out', 'that they have signed out'],
  'admin-session-': ['which renewal of a sign-in is the latest', 'which renewal of a sign-in is the latest'],
  'admin-locked': ['whether the screen is locked', 'keeps our own staff signed in'],
  'admin-last-active': ['when they last did something', 'keeps our own staff signed in'],
};

const sectionOf = ({ sections }: typeof terms, id: string) =>
  JSON.stringify(sections.find((section) => section.id === id));

const thirdPartiesOf = async (service: string) => {
  jest.resetModules();
  jest.doMock('@/config/env', () => ({ countryApiUrl: service }));
  const { privacyPolicy: policy } = await import('./legal');
  return sectionOf(policy, 'third-party-policies');
};

it('the privacy policy names the country service only if one is configured', async () => {
  expect(await thirdPartiesOf('')).not.toContain('country service');
  expect(await thirdPartiesOf('https://countries.example/v3/name')).toContain(
    'A country service, countries.example: asked',
  );
});

describe('data stored in the browser', () => {
  it('is stored under a key of the table of storage keys', () => {
    const withoutKey = code.filter(
      ({ text }) => WRITES.test(text) && !text.includes('storageKeys') && cookiesIn(text).length === 0,
    );
    expect(withoutKey.map(({ file }) => file).sort()).toEqual(GIVEN_A_KEY);
  });

  it('has its keys written out in the table of storage keys alone', () => {
    const literals = [...keys.map((key) => `'${key}`), '-auth-token'];
    const elsewhere = code.filter(
      ({ file, text }) =>
        file !== 'config/storageKeys.ts' && literals.some((literal) => text.includes(literal)),
    );
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });

  it('is listed completely in the privacy policy and in the terms', () => {
    const used = [...keys, ...code.flatMap(({ text }) => cookiesIn(text))].sort();
    expect(used).toEqual(Object.keys(statements).sort());
    for (const [inPolicy, inTerms] of Object.values(statements)) {
      expect(sectionOf(privacyPolicy, 'cookies-and-web-beacons')).toContain(inPolicy);
      expect(sectionOf(terms, 'cookies')).toContain(inTerms);
    }
  });
});
