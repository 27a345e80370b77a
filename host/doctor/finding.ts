import type { Finding } from '../finding';

/** Good, could be better, or something that needs a hand. */
export type DoctorFinding = Finding<
  'Node' | 'Settings' | 'Folder' | 'Database' | 'Accounts' | 'Mail' | 'Backups',
  'ok' | 'advice' | 'wrong'
>;
