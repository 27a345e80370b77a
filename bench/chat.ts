/**
 * What a chat costs: how long a message takes to the other side against a bare WebSocket, whether long chats are slower
 * than short ones, what the admin's list weighs, and what many chats at once do to each other. Runs on the embedded
 * database, or on a new database of the server TEST_DATABASE_URL. Prints milliseconds, and the limits beside them.
 */
import { measureDelivery } from './chat/delivery';
import { measureGrowth } from './chat/growth';
import { measureList } from './chat/list';
import { measureLoad } from './chat/load';
import { measureNaive } from './chat/naive';
import { openStage } from './chat/stage';
import { type Line, table } from './statistics';

const MEASUREMENTS = [measureDelivery, measureGrowth, measureNaive, measureList, measureLoad];

const run = async (): Promise<void> => {
  const stage = await openStage();
  const lines: Line[] = [];
  try {
    for (const measure of MEASUREMENTS) lines.push(...(await measure(stage)));
  } finally {
    await stage.host.stop();
  }
  console.log(table(lines));
};

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
