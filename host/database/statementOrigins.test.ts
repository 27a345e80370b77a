import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import postgres from 'postgres';
import { forgetOrigins } from './statementOrigins';

const MB = 1024 * 1024;
const STATEMENTS = 200;
const STATEMENT_BYTES = 100_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('statements that fail', () => {
  it('are not kept by the driver of a server', async () => {
    const driver = postgres('postgres://nobody@127.0.0.1:1/none', { max: 1, backoff: () => 0 });
    forgetOrigins(driver);
    const fail = () => {
      const text = randomBytes(STATEMENT_BYTES / 2).toString('hex');
      return driver.unsafe(text).catch((error: NodeJS.ErrnoException) => error.code);
    };
    expect(await fail()).toBe('ECONNREFUSED');
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    for (let count = 0; count < STATEMENTS; count++) await fail();
    collectGarbage();
    const keptBytes = process.memoryUsage().heapUsed - before;
    await driver.end({ timeout: 0 });
    expect(keptBytes / MB).toBeLessThan((STATEMENTS * STATEMENT_BYTES) / MB / 4);
  });
});
