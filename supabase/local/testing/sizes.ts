/** Whether tests repeat what proves the same with each row, caller or round (`npm run test:full`). */
export const isEverySize = process.env.TEST_SIZES === 'all';
