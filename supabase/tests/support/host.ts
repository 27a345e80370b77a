/** All that tests of rules take from the host, which serves them a database: no other file of this folder imports from it. */
export { auditOf } from '../../../host/audit/sources';
export { verifyChain } from '../../../host/audit/chain';
export { codeAt, stepAt } from '../../../host/auth/totp';
export { createFreshDatabase, databaseOf } from '../../../host/testing/freshDatabase';
export {
  type HostOptions,
  type HostProcess,
  newDataFolder,
  startHost,
} from '../../../host/testing/hostProcess';
export { claimsOf, mintToken } from '../../../host/testing/tokens';
export { type EventCode, eventCodeFiles, readEventCodes } from '../../../host/types/eventCodes';
