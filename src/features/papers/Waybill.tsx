import type { ReactNode } from 'react';
import { brand } from '@/brand/brand';
import { papersCopy as words } from '@/content/papers';
import { formatMoment } from '@/ui/dates/formatDate';
import { Code128 } from '@/ui/print/Code128';
import { QrCode } from '@/ui/QrCode';
import { qrText } from '@/domain/consignment/consignment';
import { panelFacts } from '@/domain/consignment/panelFacts';
import type { Printed } from './papersApi';
import { addressLines } from './partyAddress';
import { PrintedPieces } from './PrintedPieces';
import { RouteLine } from './RouteLine';
import { Signatures } from './Signatures';

/** In millimetres. */
const MODULE = 0.375;
const CODE_HEIGHT = 14;

interface PartyProps {
  heading: string;
  name: string;
  address: readonly string[];
  contacts: readonly string[];
}

function Party({ heading, name, address, contacts }: PartyProps) {
  return (
    <section>
      <h2>{heading}</h2>
      <p className="name" dir="auto">
        {name}
      </p>
      {[...address, ...contacts].map((line, place) => (
        <p key={place} dir="auto">
          {line}
        </p>
      ))}
    </section>
  );
}

const Facts = ({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) => (
  <dl>
    {facts.map(({ label, value }) => [
      <dt key={label}>{label}</dt>,
      <dd key={`${label} value`} dir="auto">
        {value}
      </dd>,
    ])}
  </dl>
);

/** The waybill of a consignment: its particulars, its pieces, and room for three signatures. `now` is in ms. */
export function Waybill({ printed: { consignment, pieces }, now }: { printed: Printed; now: number }) {
  const { trackingId } = consignment;
  return (
    <article className="sheet" aria-label={`${words.waybill} ${trackingId}`}>
      <div className="head">
        <div>
          <h1>{words.waybill}</h1>
          <p>{brand.legalName}</p>
          <p>{brand.headquarters}</p>
          <p>{words.issued(formatMoment(new Date(now).toISOString()))}</p>
        </div>
        <div>
          <p>{words.trackingNumber}</p>
          <p className="id" translate="no">
            {trackingId}
          </p>
          <Code128 text={trackingId} module={MODULE} height={CODE_HEIGHT} />
        </div>
      </div>
      <h2>
        <RouteLine consignment={consignment} />
      </h2>
      <div className="columns">
        <Party
          heading={words.sender}
          name={consignment.sendersName}
          address={addressLines(consignment.sendersAddress, consignment.departedFrom)}
          contacts={[consignment.sendersPhone, consignment.sendersEmail]}
        />
        <Party
          heading={words.receiver}
          name={consignment.recName}
          address={addressLines(consignment.recAddress, consignment.headingTo)}
          contacts={[consignment.recPhone, consignment.recEmail]}
        />
      </div>
      <h2>{words.shipment}</h2>
      <div className="head">
        <Facts facts={[...panelFacts('package', consignment), ...panelFacts('shipment', consignment)]} />
        <div className="qr">
          <QrCode text={qrText(consignment)} title={words.waybill} />
        </div>
      </div>
      <PrintedPieces consignment={consignment} pieces={pieces} />
      <Signatures names={words.signatures} />
    </article>
  );
}
