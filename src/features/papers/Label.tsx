import { QRCodeSVG } from 'qrcode.react';
import { Fragment, memo } from 'react';
import { brand } from '@/brand/brand';
import { papersCopy as words } from '@/content/papers';
import { pieceCode } from '@/domain/trackingId/pieceCode';
import { formatDay } from '@/ui/dates/formatDate';
import { Code128 } from '@/ui/print/Code128';
import { FitText } from '@/ui/print/FitText';
import type { Consignment } from '@/domain/consignment/consignment';
import type { Piece } from '@/domain/pieces/pieces';
import { dimensionsText } from '@/domain/pieces/pieceText';
import { addressLines, inOneLine } from './partyAddress';
import { printedWeight, trackingLink } from './printedFacts';
import { RouteLine } from './RouteLine';

/** In millimetres. At 203 dpi a bar is four dots, and GS1 asks for 0.495 on labels of transport units. */
const MODULE = 0.5;
const CODE_HEIGHT = 20;

/** An address of more is written on. */
const MOST_LINES = 6;

const factsOf = (
  consignment: Consignment,
  piece: Piece,
  count: number,
): [label: string, value: string | null | undefined][] => [
  [words.weight, printedWeight(piece, consignment, count)],
  [words.dimensions, dimensionsText(piece)],
  [words.due, formatDay(consignment.deliveryDate, consignment.journey.destinationZone)],
  [words.type, consignment.type],
  [words.reference, consignment.carrierRef],
  [words.marks, piece.marks],
  [words.contents, consignment.product],
];

interface LabelProps {
  consignment: Consignment;
  piece: Piece;
  count: number;
}

/** The label of one piece. What does not fit is written in smaller letters; nothing is cut (`labelStyles`). */
export const Label = memo(function Label({ consignment, piece, count }: LabelProps) {
  const { trackingId, sendersName, sendersAddress, departedFrom, recName, recAddress, headingTo } =
    consignment;
  const code = pieceCode(trackingId, piece.number);
  const to = addressLines(recAddress, headingTo);
  return (
    <article className="label" aria-label={code}>
      <div className="head">
        <FitText className="brand" largest={13} smallest={6}>
          {brand.name}
        </FitText>
        <span className="count">{words.piece(piece.number, count)}</span>
      </div>
      <FitText className="id" largest={32} smallest={20}>
        <span translate="no">{trackingId}</span>
      </FitText>
      <div className="code" translate="no">
        <Code128 text={code} module={MODULE} height={CODE_HEIGHT} />
        {code}
      </div>
      <FitText className="route" largest={17} smallest={4}>
        <RouteLine consignment={consignment} />
      </FitText>
      <FitText className="from" largest={10} smallest={3}>
        <b>{words.from}</b> <bdi>{sendersName}</bdi>
        <br />
        <bdi>{inOneLine(addressLines(sendersAddress, departedFrom))}</bdi>
      </FitText>
      <FitText className="to" largest={15} smallest={4}>
        <b>{words.to}</b> <bdi className="name">{recName}</bdi>
        {(to.length > MOST_LINES ? [inOneLine(to)] : to).map((line, place) => (
          <Fragment key={place}>
            <br />
            <bdi className={line === headingTo ? 'name' : undefined}>{line}</bdi>
          </Fragment>
        ))}
      </FitText>
      <div className="foot">
        <QRCodeSVG
          aria-hidden
          className="qr"
          value={trackingLink(trackingId, piece.number)}
          level="Q"
          marginSize={4}
          fgColor="#000000"
          bgColor="#ffffff"
        />
        <FitText className="facts" largest={10} smallest={4}>
          {factsOf(consignment, piece, count).map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <b>{label}</b> <bdi>{value}</bdi>
                </div>
              ),
          )}
        </FitText>
      </div>
    </article>
  );
});
