import { previewMail } from './mailFunctions';

describe('the preview of a mail of the site', () => {
  const { randomUUID } = crypto;
  afterEach(() => Object.assign(crypto, { randomUUID }));

  it('is shown on a page that is served without TLS, too', () => {
    Object.assign(crypto, { randomUUID: undefined });
    const mail = { to: 'reader@example.com', subject: 'Rates in May', text: 'They fall.' };
    expect(previewMail(mail, 'http://192.168.1.20:3000').text).toContain('They fall.');
  });
});
