import { deployFunction, findDeno } from './deno';
import { type HostOptions, type HostProcess, startHost } from './host';
import { type MailServer, startMailServer } from './mailServer';

/** The address of the site, as the deployed functions know it, and the sender of their mail. */
export const SITE = 'https://site.test';
export const FROM = 'support@carmine.test';

/** What the tests of a deployed function have, once the first of them begins. */
interface DeployedParts {
  host: HostProcess;
  mail: MailServer;
  deployed: ReturnType<typeof deployFunction>;
  /** Runs the function with the secrets of mail, and these, in reach of the host and the mail server. Resolves with its address. */
  serve: (secrets?: Record<string, string>) => Promise<string>;
}

/**
 * Tests of a function as it is deployed, in Deno, with a host and a mail server; skipped, with the reason in their title, where npm
 * has installed no Deno.
 */
export const describeDeployed = (
  name: string,
  tests: (parts: DeployedParts) => void,
  options?: HostOptions,
): void => {
  const deno = findDeno();
  const title = `${name} function in Deno`;
  const parts = {} as DeployedParts;
  if (!deno) {
    describe.skip(`${title} (skipped: npm installed no Deno for this machine)`, () => tests(parts));
    return;
  }
  describe(title, () => {
    beforeAll(async () => {
      const deployed = (parts.deployed = deployFunction(deno, name));
      const [host, mail] = await Promise.all([startHost(options), startMailServer()]);
      const serve = (secrets: Record<string, string> = {}) =>
        deployed.serve(
          { SUPABASE_URL: host.url, SITE_URL: SITE, MAIL_FROM: FROM, SMTP_URL: mail.url, ...secrets },
          [new URL(host.url).host, new URL(mail.url).host],
        );
      Object.assign(parts, { host, mail, serve });
    });
    afterAll(async () => {
      await parts.deployed.remove();
      await Promise.all([parts.host.stop(), parts.mail.stop()]);
    });

    it('passes Deno’s type check', async () => {
      expect(await parts.deployed.check()).toMatchObject({ code: 0 });
    });

    tests(parts);
  });
};
