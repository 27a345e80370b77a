import type { HostProcess } from '../host/testing/hostProcess';

/** The newest mail in the host's outbox that has all of these words. */
export const mailWith = async (host: HostProcess, ...words: string[]): Promise<string> => {
  for (let tries = 0; tries < 200; tries++) {
    const list = await (await fetch(`${host.url}/outbox`)).text();
    for (const [, address] of list.matchAll(/href="(\/outbox\/[0-9a-f-]{36})"/g)) {
      const mail = await (await fetch(`${host.url}${address}`)).text();
      if (words.every((word) => mail.includes(word))) return mail;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There is no mail with “${words.join('” and “')}”.`);
};
