export const parties = ['sender', 'receiver'] as const;
export type Party = (typeof parties)[number];
