/** Whether tests repeat what proves the same with each size, row, caller or round (`npm run test:full -- --every`). */
export const IS_FULL = process.env.TEST_SIZES === 'all';
