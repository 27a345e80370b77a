import { readSettings } from '../../supabase/functions/notices/settings.ts';
import { createNotices } from '../../supabase/functions/notices/handler.ts';

/** Sends notices until it is killed: the function `notices` as a process of its own. */
const { work } = createNotices(readSettings(process.env as Record<string, string>));

const run = async (): Promise<never> => {
  for (;;) {
    await work(() => false).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
void run();
