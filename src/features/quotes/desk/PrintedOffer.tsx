import { brand } from '@/brand/brand';
import { quoteModes } from '@/content/quotes';
import { askedCopy, offerCopy as words } from '@/content/quoteDesk';
import { formatDay, formatMoment } from '@/ui/dates/formatDate';
import { priceText } from '../quoteRequest';
import type { Quote, SentOffer } from './quote';
import { cargoText } from './cargo';

const texts = ['includes', 'excludes', 'transit', 'terms'] as const;

/** What the goods need on the way, as far as anything was asked for: the price is for that. */
const needsOf = ({ dangerous, temperature, insurance }: Quote['request']) => {
  const { facts } = askedCopy;
  return [
    [facts.dangerous, dangerous && askedCopy.dangerous(dangerous.un, dangerous.details)],
    [facts.temperature, temperature && askedCopy.temperature(temperature.min, temperature.max)],
    [facts.insurance, insurance && askedCopy.insured(priceText(String(insurance.value), insurance.currency))],
  ] as const;
};

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
    ...needsOf(request).filter(([, value]) => value !== null),
  ] as const;
  const names = company === name ? [name] : [name, company];
  return (
    <article className="sheet" aria-label={`${words.printTitle} ${number}`}>
      <div className="head">
        <div>
          <h1>{words.printTitle}</h1>
          <p>{brand.legalName}</p>
          <p>{brand.headquarters}</p>
          <p>{words.printed(formatMoment(new Date(now).toISOString()))}</p>
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
      {[...names, email, phone].map(
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
