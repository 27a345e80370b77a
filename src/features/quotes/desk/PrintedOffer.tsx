import { brand } from '@/brand/brand';
import { quoteModes } from '@/content/quotes';
import { askedCopy, offerCopy as words } from '@/content/quoteDesk';
import { formatDay, formatDayYearAndTime } from '@/ui/dates/formatDate';
import { priceText } from '../quoteRequest';
import type { Quote, SentOffer } from './quote';
import { cargoText } from './cargo';

const texts = ['includes', 'excludes', 'transit', 'terms'] as const;

/** The offer for a quote on paper. `now` is in ms. */
export function PrintedOffer({ quote, offer, now }: { quote: Quote; offer: SentOffer; now: number }) {
  const { number, request } = quote;
  const { name, company, email, phone } = request.contact;
  const { price, currency, validUntil, lines, at } = offer;
  const { facts } = askedCopy;
  const shipment = [
    [facts.from, request.from.text],
    [facts.to, request.to.text],
    [facts.mode, quoteModes[request.mode]],
    [facts.incoterm, request.incoterm ?? askedCopy.open],
    [facts.readyOn, formatDay(request.readyOn)],
    [facts.cargo, cargoText(request)],
    [facts.goods, request.goods],
  ] as const;
  return (
    <article className="sheet" aria-label={`${words.printTitle} ${number}`}>
      <div className="head">
        <div>
          <h1>{words.printTitle}</h1>
          <p>{brand.legalName}</p>
          <p>{brand.headquarters}</p>
          <p>{words.printed(formatDayYearAndTime(new Date(now).toISOString()))}</p>
        </div>
        <div>
          <p>{words.number}</p>
          <p className="id" translate="no">
            {number}
          </p>
          <p>{words.dated(formatDay(at))}</p>
          <p>{words.until(formatDay(validUntil))}</p>
        </div>
      </div>
      <h2>{words.to}</h2>
      {[name, company, email, phone].map(
        (line) =>
          line && (
            <p key={line} dir="auto">
              {line}
            </p>
          ),
      )}
      <h2>{words.shipment}</h2>
      <dl>
        {shipment.map(([label, value]) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} value`} dir="auto" className="address">
            {value}
          </dd>,
        ])}
      </dl>
      <h2>{words.prices}</h2>
      <table>
        <thead>
          <tr>
            <th>{words.columns.text}</th>
            <th className="number">{words.columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ text, amount }, index) => (
            <tr key={index}>
              <td dir="auto">{text}</td>
              <td className="number">{priceText(amount, currency)}</td>
            </tr>
          ))}
          <tr>
            <th>{words.fields.price}</th>
            <th className="number">{priceText(price, currency)}</th>
          </tr>
        </tbody>
      </table>
      {texts.map(
        (field) =>
          offer[field] && (
            <section key={field}>
              <h2>{words.fields[field]}</h2>
              <p className="address" dir="auto">
                {offer[field]}
              </p>
            </section>
          ),
      )}
      <div className="signatures">
        {words.signatures.map((signer) => (
          <div key={signer}>
            <span>{signer}</span>
            <span>{words.signature}</span>
          </div>
        ))}
      </div>
    </article>
  );
}
