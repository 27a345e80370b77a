import { readFileSync } from 'node:fs';
import path from 'node:path';

const textOf = (file: string) => readFileSync(path.resolve(__dirname, '../..', file), 'utf8');

it('docs/deploy.md exports the settings before it runs the build', () => {
  const page = textOf('docs/deploy.md').replace(/\s+/g, ' ');
  const [, step = ''] = /6\. \*\*Build\*\*: (.*?) 7\. /.exec(page) ?? [];
  const [exported = '', build] = step.split('`').filter((_text, index) => index % 2 === 1);
  expect(exported).toMatch(/^export (\w+=\S+ ?)+$/);
  expect(exported.match(/\w+(?==)/g)).toEqual(['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SITE_URL']);
  expect(build).toBe('npm run build');
});

it.each(['docs/deploy.md', 'supabase/config.toml'])('%s passes --remote to every db push', (file) => {
  const pushes = textOf(file).match(/\bdb push\b[^`\n]*/g) ?? [];
  expect(pushes.length).toBeGreaterThan(0);
  expect(pushes.filter((push) => !push.startsWith('db push --remote'))).toEqual([]);
});

it.each(['Caddyfile', 'host/docs/running.md'])(
  '%s has proxies give each request an id instead of passing on the one of a visitor',
  (file) => {
    const proxies = textOf(file).match(/^\s*(reverse_proxy|proxy_pass) [^]*?^\s*\}$/gm) ?? [];
    const requestIdHeader =
      /header_up X-Request-Id \{http\.request\.uuid\}|proxy_set_header X-Request-Id \$request_id;/;
    expect(proxies.length).toBeGreaterThan(0);
    expect(proxies.filter((proxy) => !requestIdHeader.test(proxy))).toEqual([]);
  },
);
