/** What customs and carriers ask for, by the words that name it. */
const PAPERS = [
  'certificate of origin',
  'commercial invoice',
  'proforma invoice',
  'packing list',
  'bill of lading',
  'air waybill',
  'import licence',
  'import license',
  'export licence',
  'export license',
  'import permit',
  'export permit',
  'power of attorney',
  'phytosanitary certificate',
  'health certificate',
  'fumigation certificate',
  'insurance certificate',
  'safety data sheet',
  'customs declaration',
  'export declaration',
  'dangerous goods declaration',
  'proof of payment',
  'proof of identity',
  'invoice',
];

/** A sentence that asks for something, and one that says that it is there. */
const ASKS =
  /\b(ask|need|requir|request|send|provid|submit|present|miss|lack|without|wait|want|await|has no\b|have no\b)/i;
const HAS = /\b(received|refused|arrived|complete|accepted|thank|no longer|not need)/i;

const namedIn = (sentence: string) => {
  const papers = PAPERS.filter((paper) => new RegExp(`\\b${paper}s?\\b`, 'i').test(sentence));
  return papers.filter((paper) => !papers.some((other) => other !== paper && other.endsWith(` ${paper}`)));
};

/** The papers that a remark asks for, as they are called in it. */
export const requestedPapers = (remark: string): string[] => {
  const sentences = remark
    .split(/[.;!?\n]+/)
    .filter((sentence) => ASKS.test(sentence) && !HAS.test(sentence));
  return [...new Set(sentences.flatMap(namedIn))];
};

/** The part of a remark that asks its reader to do something, as a sentence; undefined if none does. */
export const requestIn = (remark: string): string | undefined => {
  const question = remark
    .split(/[.;!?\n]+/)
    .find((part) => /\bplease\b/i.test(part))
    ?.trim();
  return question && `${question.charAt(0).toUpperCase()}${question.slice(1)}.`;
};
