import { startHost } from './testing/hostProcess';
import { signIn, caller } from './testing/api';
it('works', async () => {
  const host = await startHost();
  const token = await signIn(host, host.admin.email, host.admin.password);
  const admin = caller(host, token);
  const message = { toWho: 'receiver', receiversMail: 'ada@receiver.test', sendersName: 'Carmine Cargo', subject: 'Héllo', trackingId: 'CARGO001', message: [{ id: 'ab12c', paragraph: 'Hi <b>', color: 'red', bold: 'bold', textAlign: 'center' }] };
  const key = '11111111-1111-4111-8111-111111111111';
  console.log(JSON.stringify(await admin('POST', '/functions/v1/foxEmail', { body: message, headers: { 'idempotency-key': key, origin: host.url } })));
  console.log(JSON.stringify(await admin('POST', '/functions/v1/foxEmail', { body: message, headers: { 'idempotency-key': key } })));
  console.log(JSON.stringify(await admin('GET', '/rest/v1/mail_log')));
  console.log(await (await fetch(host.url + '/outbox')).text());
  console.log((await (await fetch(host.url + '/outbox/' + key + '.eml')).text()));
  await host.stop();
});
