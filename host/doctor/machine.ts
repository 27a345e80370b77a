import { stat } from 'node:fs/promises';
import { isLoopback } from '../../supabase/functions/_shared/isLoopback.ts';
import { secretsFile } from '../dataFolder';
import { leastFreeSpace, LITTLE_SPACE } from '../freeSpace';
import type { Settings } from '../settings';
import type { DoctorFinding } from './finding';

/** `engines` as in package.json: the oldest version comes first. */
export const judgeNode = (engines: string, running = process.versions.node): DoctorFinding => {
  const [, least = 0, leastMinor = 0] = (/(\d+)\.(\d+)/.exec(engines) ?? []).map(Number);
  const [major = 0, minor = 0] = running.split('.').map(Number);
  return major > least || (major === least && minor >= leastMinor)
    ? { topic: 'Node', level: 'ok', text: `Node ${running}` }
    : {
        topic: 'Node',
        level: 'wrong',
        text: `Node ${running} is older than ${least}.${leastMinor}.`,
        todo: 'Install Node 22 or newer. Node 20 would do from 20.19 on, but is not maintained any more.',
      };
};

/** What needs a hand with the public address of the site, its TLS and the proxy in front of it. */
export const judgeSettings = ({ siteUrl, trustProxy }: Settings): DoctorFinding[] => {
  if (!siteUrl)
    return [
      {
        topic: 'Settings',
        level: 'advice',
        text: 'SITE_URL is not set: links in mails lead to this machine.',
        todo: 'Set it to the public address, and build again.',
      },
    ];
  const findings: DoctorFinding[] = [{ topic: 'Settings', level: 'ok', text: `The site is ${siteUrl}` }];
  if (siteUrl.startsWith('http:') && !isLoopback(new URL(siteUrl).hostname))
    findings.push({
      topic: 'Settings',
      level: 'wrong',
      text: 'SITE_URL has no TLS: passwords and chats cross the network in the clear.',
      todo: 'Put a proxy with TLS in front (host/docs/running.md, "A proxy with TLS").',
    });
  if (siteUrl.startsWith('https:') && !trustProxy)
    findings.push({
      topic: 'Settings',
      level: 'wrong',
      text: 'TRUST_PROXY is off: behind the proxy all visitors are one client, and share its limits.',
      todo: 'Set TRUST_PROXY=true.',
    });
  return findings;
};

/** What needs a hand with the data folder and that of the backups: keys that others can read, or little room. */
export const judgeFolder = async ({ dataDir, backups }: Settings): Promise<DoctorFinding[]> => {
  const secrets = await stat(secretsFile(dataDir)).catch(() => undefined);
  if (!secrets)
    return [
      {
        topic: 'Folder',
        level: 'advice',
        text: `${dataDir} has no keys yet: the first start makes them.`,
      },
    ];
  const findings: DoctorFinding[] = [];
  if (process.platform !== 'win32' && (secrets.mode & 0o077) !== 0)
    findings.push({
      topic: 'Folder',
      level: 'wrong',
      text: `Others can read ${secretsFile(dataDir)}.`,
      todo: `chmod 600 ${secretsFile(dataDir)}, and make new keys if somebody may have read them.`,
    });
  const free = await leastFreeSpace([dataDir, backups.dir]);
  if (!free) return findings;
  const text = `${(free.bytes / LITTLE_SPACE).toFixed(1)} GB are free in ${free.folder}`;
  findings.push(
    free.bytes < LITTLE_SPACE
      ? { topic: 'Folder', level: 'wrong', text, todo: 'Make room: a full disk refuses every change.' }
      : { topic: 'Folder', level: 'ok', text },
  );
  return findings;
};
