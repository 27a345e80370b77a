import { type Caller, everyRole, manyClients, signIn } from './api';
import { startChat, WITHOUT_LIMITS } from './chat';
import { type HostProcess, startHost } from './host';

export interface ChatHost {
  host: HostProcess;
  roles: Record<'anon' | 'user' | 'admin', Caller>;
  adminToken: string;
  /** A chat of an anonymous visitor. */
  start: () => ReturnType<typeof startChat>;
}

/** A host whose limits no test reaches. */
export const startChatHost = async (): Promise<ChatHost> => {
  const host = await startHost({ env: manyClients });
  await host.sql(WITHOUT_LIMITS);
  const roles = await everyRole(host);
  const adminToken = await signIn(host, host.admin.email, host.admin.password);
  return { host, roles, adminToken, start: () => startChat(roles.anon, roles.admin) };
};
