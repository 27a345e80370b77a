import { readSettings } from './settings.ts';

const env = {
  SUPABASE_URL: 'https://ref.supabase.test',
  SITE_URL: 'https://site.test/',
  MAIL_FROM: 'support@carmine.test',
  SMTP_URL: 'smtps://user:secret@mail.test:465',
};

describe('the settings of the deployed function', () => {
  it('are its secrets', () => {
    expect(readSettings(env)).toMatchObject({
      backend: { url: 'https://ref.supabase.test' },
      siteUrl: 'https://site.test',
      mailFrom: 'support@carmine.test',
    });
  });

  it('do not keep the function from loading when the mail server cannot be read from them', () => {
    expect(readSettings({ ...env, SMTP_URL: 'smtps://user:100%@mail.test:465' })).toHaveProperty('transport');
  });

  it.each(Object.keys(env))('need %s, and do not repeat a secret when it is missing', (name) => {
    expect(() => readSettings({ ...env, [name]: '' })).toThrow(`The secret ${name} is not set.`);
  });
});
