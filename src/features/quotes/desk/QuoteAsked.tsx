import Typography from '@mui/material/Typography';
import { incoterms } from '@/content/incoterms';
import { quoteModes } from '@/content/quotes';
import { askedCopy as words, quoteDeskCopy } from '@/content/quoteDesk';
import { ContactLink } from '@/ui/ContactLink';
import { formatDay } from '@/ui/dates/formatDate';
import { FactList, type Fact } from '@/ui/FactList';
import { Panel } from '@/ui/Panel';
import { priceText } from '../quoteRequest';
import type { Quote } from './quote';
import { QuotePieces } from './QuotePieces';

/** A rule with what it means. */
function IncotermRule({ code }: { code: string }) {
  const incoterm = incoterms.find((rule) => rule.code === code);
  return (
    <>
      {incoterm ? `${code}, ${incoterm.name}` : code}
      {incoterm && (
        <Typography variant="body2" color="textSecondary">
          {incoterm.help}
        </Typography>
      )}
    </>
  );
}

const factsOf = (request: Quote['request']): Fact[] => {
  const { dangerous, temperature, insurance, incoterm, note } = request;
  const { facts } = words;
  return [
    { label: facts.from, value: request.from.text },
    { label: facts.to, value: request.to.text },
    { label: facts.mode, value: quoteModes[request.mode] },
    { label: facts.incoterm, value: incoterm ? <IncotermRule code={incoterm} /> : words.open },
    { label: facts.readyOn, value: formatDay(request.readyOn) },
    { label: facts.goods, value: request.goods },
    {
      label: facts.dangerous,
      value: dangerous ? words.dangerous(dangerous.un, dangerous.details) : words.no,
    },
    {
      label: facts.temperature,
      value: temperature ? words.temperature(temperature.min, temperature.max) : words.no,
    },
    {
      label: facts.insurance,
      value: insurance ? words.insured(priceText(String(insurance.value), insurance.currency)) : words.no,
    },
    ...(note ? [{ label: facts.note, value: note }] : []),
  ];
};

/** All that the visitor has asked for, and who it is. */
export function QuoteAsked({ request }: { request: Quote['request'] }) {
  const { name, company, email, phone } = request.contact;
  return (
    <>
      <Panel heading={words.heading}>
        <FactList columnWidth="22rem" facts={factsOf(request)} />
      </Panel>
      <QuotePieces request={request} />
      <Panel heading={words.contact}>
        <FactList
          facts={[
            { label: words.facts.name, value: name },
            { label: words.facts.company, value: company ?? quoteDeskCopy.unknown },
            { label: words.facts.email, value: <ContactLink kind="mail" text={email} /> },
            {
              label: words.facts.phone,
              value: phone ? <ContactLink kind="phone" text={phone} /> : quoteDeskCopy.unknown,
            },
          ]}
        />
      </Panel>
    </>
  );
}
