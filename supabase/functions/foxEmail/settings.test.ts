import { readSettings } from './settings.ts';

const env = {
  SUPABASE_URL: 'https://ref.supabase.test',
  SITE_URL: 'https://site.test/',
  MAIL_FROM: 'support@carmine.test',
  SMTP_URL: 'smtps://user:secret@mail.test:465',
};

describe('readSettings of the deployed foxEmail function', () => {
  it('reads the settings from the secrets', () => {
    expect(readSettings(env)).toMatchObject({
      backend: { url: 'https://ref.supabase.test' },
      siteUrl: 'https://site.test',
      mailFrom: 'support@carmine.test',
    });
  });

  it('accepts an SMTP_URL that cannot be parsed, so that the function still loads', () => {
    expect(readSettings({ ...env, SMTP_URL: 'smtps://user:100%@mail.test:465' })).toHaveProperty('transport');
  });

  it.each(Object.keys(env))('fails without %s and names only the missing secret', (name) => {
    expect(() => readSettings({ ...env, [name]: '' })).toThrow(`The secret ${name} is not set.`);
  });
});
