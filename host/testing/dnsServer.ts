import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** What a name answers: records, an error of the server, or nothing at all. */
export type ZoneEntry =
  | { txt?: (string | string[])[]; mx?: [priority: number, exchange: string][]; a?: string[] }
  | 'SERVFAIL'
  | 'silent';
export type Zone = Record<string, ZoneEntry>;

const A = 1;
const MX = 15;
const TXT = 16;
const NOERROR = 0;
const SERVFAIL = 2;
const NXDOMAIN = 3;
const TTL = 60;
const HEADER_BYTES = 12;
const MAX_PIECE = 255;

const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);

/** A text is cut into pieces of 255 bytes, a list is taken as the pieces (RFC 1035, section 3.3.14). */
const txtData = (text: string | string[]): Buffer => {
  const pieces =
    typeof text === 'string' ? (text.match(new RegExp(`.{1,${MAX_PIECE}}`, 'gs')) ?? ['']) : text;
  return Buffer.concat(
    pieces.map((piece) => Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece)])),
  );
};

const mxData = ([priority, exchange]: [number, string]): Buffer =>
  Buffer.concat([Buffer.from([priority >> 8, priority & 255]), nameBytes(exchange)]);

const dataFor = (entry: Exclude<ZoneEntry, string>, type: number): Buffer[] => {
  if (type === TXT) return (entry.txt ?? []).map(txtData);
  if (type === MX) return (entry.mx ?? []).map(mxData);
  if (type === A) return (entry.a ?? []).map((address) => Buffer.from(address.split('.').map(Number)));
  return [];
};

/** The name and type of the first question, and where it ends (RFC 1035, section 4.1.2). */
const readQuestion = (packet: Buffer): { name: string; type: number; end: number } => {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = packet.readUInt8(at); length > 0; length = packet.readUInt8(at)) {
    labels.push(packet.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: packet.readUInt16BE(at + 1), end: at + 5 };
};

/** One answer: the question is pointed to by its offset. */
const record = (type: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt16BE(0xc000 | HEADER_BYTES, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(TTL, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
};

const respond = (packet: Buffer, zone: Zone): Buffer | undefined => {
  const { name, type, end } = readQuestion(packet);
  const entry = Object.hasOwn(zone, name) ? zone[name] : undefined;
  if (entry === 'silent') return undefined;
  const data = typeof entry === 'object' ? dataFor(entry, type) : [];
  const head = Buffer.alloc(HEADER_BYTES);
  packet.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8580 | (entry === 'SERVFAIL' ? SERVFAIL : entry ? NOERROR : NXDOMAIN), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 6);
  return Buffer.concat([
    head,
    packet.subarray(HEADER_BYTES, end),
    ...data.map((answer) => record(type, answer)),
  ]);
};

export interface DnsServer {
  /** Its address and port, as a resolver takes them. */
  at: string;
  /** What it answers from now on. */
  zone: Zone;
  stop: () => void;
}

/** A name server on a free port of this machine, over UDP, with answers of any length. */
export const startDnsServer = async (zone: Zone = {}): Promise<DnsServer> => {
  const socket = createSocket('udp4');
  const server = { at: '', zone, stop: () => void socket.close() };
  socket.on('message', (packet, { port, address }) => {
    const response = respond(packet, server.zone);
    if (response) socket.send(response, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  server.at = `127.0.0.1:${socket.address().port}`;
  return server;
};
