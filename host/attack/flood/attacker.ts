/** A process that floods, so that it delays nobody who measures: it carries out one order, and ends. */
import { ownValue } from '../../../supabase/functions/_shared/ownValue.ts';
import type { Order } from './order';
import { patterns } from './patterns';

process.once('disconnect', () => process.exit());
process.once('message', (order: Order) => {
  const pattern = ownValue(patterns, order.pattern);
  if (!pattern) throw new Error(`There is no pattern "${order.pattern}".`);
  pattern.flood(order).then(
    () => process.exit(),
    (error: Error) => {
      console.error(`${order.pattern}: ${error.message}`);
      process.exit(1);
    },
  );
});
