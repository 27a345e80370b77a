import Box from '@mui/material/Box';
import { ownValue } from '@/config/ownValue';
import { incoterms } from '@/content/incoterms';
import { pieceKinds, quoteFormCopy as words, quoteModes } from '@/content/quotes';
import { FactList, type Fact } from '@/ui/FactList';
import { formatDay } from '@/ui/dates/formatDate';
import type { QuoteRequest } from './quoteRequest';

const { labels, facts } = words;

const number = (value: number | null) => (value ?? 0).toLocaleString('en', { maximumFractionDigits: 3 });

/** "2 × Pallet, 120 × 80 × 100 cm, 250 kg each" */
const lineText = ({ count, kind, length, width, height, weight }: QuoteRequest['pieces'][number]) =>
  [
    `${number(count)} × ${ownValue(pieceKinds, kind)}`,
    length !== null && `${number(length)} × ${number(width)} × ${number(height)} cm`,
    `${number(weight)} kg each`,
  ]
    .filter(Boolean)
    .join(', ');

const incotermText = (code: string) => {
  const incoterm = incoterms.find((candidate) => candidate.code === code);
  return incoterm ? `${incoterm.code} – ${incoterm.name}` : code;
};

/** The facts of a step, in the order of its fields; what was not given is left out. */
export const factsOf = {
  shipment: (request: QuoteRequest): Fact[] => [
    { label: labels.from, value: request.from.text },
    { label: labels.to, value: request.to.text },
    { label: facts.mode, value: ownValue(quoteModes, request.mode) },
    { label: labels.readyOn, value: formatDay(request.readyOn) },
    ...(request.incoterm ? [{ label: facts.incoterm, value: incotermText(request.incoterm) }] : []),
  ],
  pieces: (request: QuoteRequest): Fact[] => [
    {
      label: labels.count,
      value: (
        <Box component="ul" sx={{ m: 0, pl: '1.8rem' }}>
          {request.pieces.map((line, at) => (
            <li key={at}>{lineText(line)}</li>
          ))}
        </Box>
      ),
    },
  ],
  goods: ({ goods, dangerous, temperature, insurance }: QuoteRequest): Fact[] => [
    { label: facts.goods, value: goods },
    ...(dangerous
      ? [
          {
            label: words.dangerous,
            value: [dangerous.un && `UN ${dangerous.un}`, dangerous.details].filter(Boolean).join(', '),
          },
        ]
      : []),
    ...(temperature
      ? [{ label: words.temperature, value: `${temperature.min} to ${temperature.max} °C` }]
      : []),
    ...(insurance
      ? [{ label: facts.insured, value: `${insurance.currency} ${number(insurance.value)}` }]
      : []),
  ],
  contact: ({ contact, note }: QuoteRequest): Fact[] => [
    { label: labels.name, value: contact.name },
    ...(contact.company ? [{ label: labels.company, value: contact.company }] : []),
    { label: labels.email, value: contact.email },
    ...(contact.phone ? [{ label: labels.phone, value: contact.phone }] : []),
    ...(note ? [{ label: facts.note, value: note }] : []),
  ],
} as const;

/** All that was asked for. */
export function AskedFacts({ request }: { request: QuoteRequest }) {
  return <FactList facts={Object.values(factsOf).flatMap((of) => of(request))} columnWidth="22rem" />;
}
