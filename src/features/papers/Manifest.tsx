import { brand } from '@/brand/brand';
import { papersCopy as words } from '@/content/papers';
import { formatMoment } from '@/ui/dates/formatDate';
import { Code128 } from '@/ui/print/Code128';
import { totalsOf } from '@/domain/pieces/pieces';
import { sumText, volumeText, weightText } from '@/domain/pieces/pieceText';
import type { Printed } from './papersApi';
import { endsOf, printedWeight } from './printedFacts';
import { Signatures } from './Signatures';

/** In millimetres. */
const MODULE = 0.375;
const CODE_HEIGHT = 9;

const { columns } = words;

const weightOf = ({ consignment, pieces }: Printed) => {
  const [first] = pieces;
  const { weight, count } = totalsOf(pieces);
  return first && count === 1 ? printedWeight(first, consignment, count) : sumText(weight, count, weightText);
};

const volumeOfAll = ({ pieces }: Printed) => {
  const { volume, count } = totalsOf(pieces);
  return sumText(volume, count, volumeText);
};

/** A list of consignments that travel together, with their totals. `now` is in ms. */
export function Manifest({ printed, now }: { printed: readonly Printed[]; now: number }) {
  const totals = totalsOf(printed.flatMap(({ pieces }) => pieces));
  return (
    <article className="sheet" aria-label={words.manifest}>
      <div className="head">
        <div>
          <h1>{words.manifest}</h1>
          <p>{brand.legalName}</p>
        </div>
        <div>
          <p>{words.issued(formatMoment(new Date(now).toISOString()))}</p>
          <p>{words.consignments(printed.length)}</p>
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <th className="number">{columns.number}</th>
            <th>{columns.consignment}</th>
            <th className="text">{columns.parties}</th>
            <th className="text">{columns.route}</th>
            <th className="number">{columns.pieces}</th>
            <th className="quantity">{columns.weight}</th>
            <th className="quantity">{columns.volume}</th>
          </tr>
        </thead>
        <tbody>
          {printed.map((printedConsignment, place) => {
            const { id, trackingId, sendersName, recName } = printedConsignment.consignment;
            const ends = endsOf(printedConsignment.consignment);
            return (
              <tr key={id}>
                <td className="number">{place + 1}</td>
                <td className="coded" translate="no">
                  <Code128 text={trackingId} module={MODULE} height={CODE_HEIGHT} />
                  {trackingId}
                </td>
                <td>
                  <p dir="auto">{sendersName}</p>
                  <p dir="auto">{recName}</p>
                </td>
                <td>
                  <p dir="auto">{ends.from}</p>
                  <p dir="auto">{ends.to}</p>
                </td>
                <td className="number">{printedConsignment.pieces.length}</td>
                <td className="quantity">{weightOf(printedConsignment)}</td>
                <td className="quantity">{volumeOfAll(printedConsignment)}</td>
              </tr>
            );
          })}
          <tr>
            <th colSpan={4}>{words.total}</th>
            <th className="number">{totals.count}</th>
            <th className="quantity">{sumText(totals.weight, totals.count, weightText)}</th>
            <th className="quantity">{sumText(totals.volume, totals.count, volumeText)}</th>
          </tr>
        </tbody>
      </table>
      <Signatures names={words.carrierSignatures} />
    </article>
  );
}
