import { readFileSync } from 'node:fs';
import { type HostProcess, startHost } from './support/host';

interface Code {
  code: string;
  label: string;
  dcsa_type: string | null;
  dcsa_code: string | null;
  dcsa_document: string | null;
  epcis_step: string | null;
  epcis_disposition: string | null;
  aftership_tag: string;
}

const schema = JSON.parse(readFileSync('public/schemas/track-events.json', 'utf8')) as {
  items: { properties: Record<string, { enum?: string[] }> };
};

describe('event codes', () => {
  let host: HostProcess;
  let codes: Code[];
  beforeAll(async () => {
    host = await startHost();
    codes = await host.sql<Code>('select * from public.event_code order by position');
  });
  afterAll(() => host.stop());

  it('are those of docs/event-codes.md', () => {
    const page = readFileSync('docs/event-codes.md', 'utf8');
    const rows = page
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const none = '—';
    expect(rows).toEqual(
      codes.map((one) => [
        `\`${one.code}\``,
        one.label,
        one.dcsa_type
          ? `${one.dcsa_type} ${one.dcsa_code}${one.dcsa_document ? ` (${one.dcsa_document})` : ''}`
          : none,
        one.epcis_step ?? none,
        one.epcis_disposition ?? none,
        one.aftership_tag,
      ]),
    );
  });

  it('are those that the schema of track_events allows', () => {
    const { properties } = schema.items;
    const allowed = (field: string) => [...(properties[field]?.enum ?? [])].sort();
    const used = (type: string, key: 'dcsa_code' | 'dcsa_document') =>
      [...new Set(codes.filter((one) => one.dcsa_type === type).map((one) => one[key]))].sort();
    expect(allowed('consignmentEventTypeCode')).toEqual(codes.map(({ code }) => code.toUpperCase()).sort());
    for (const type of ['SHIPMENT', 'TRANSPORT', 'EQUIPMENT'])
      expect(allowed(`${type.toLowerCase()}EventTypeCode`)).toEqual(used(type, 'dcsa_code'));
    expect(allowed('documentTypeCode')).toEqual(used('SHIPMENT', 'dcsa_document'));
  });
});
