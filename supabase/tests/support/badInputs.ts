import list from './badInputs.json' with { type: 'json' };

type Generator =
  | { kind: 'repeat'; of: string; times: number }
  | { kind: 'concat'; parts: (string | Generator)[] }
  | { kind: 'nest'; open: string; close: string; depth: number };

/** A value that people or programs send but that the field is not meant for, and its expected outcome. */
export interface BadInput {
  field: string;
  name: string;
  value: unknown;
  expect: string;
}

const generate = (part: string | Generator): string => {
  if (typeof part === 'string') return part;
  switch (part.kind) {
    case 'repeat':
      return part.of.repeat(part.times);
    case 'concat':
      return part.parts.map(generate).join('');
    case 'nest':
      return part.open.repeat(part.depth) + part.close.repeat(part.depth);
  }
};

/** Every entry, with its value generated. */
export const badInputs: BadInput[] = (
  list as { field: string; name: string; value?: unknown; generator?: Generator; expect: string }[]
).map(({ generator, ...entry }) => ({
  ...entry,
  value: generator ? generate(generator) : entry.value,
}));

/**
 * The specification excludes format rules for these: quantity, phone and e-mail are free text (decision 003). The list
 * expects them to be refused.
 */
export const freeText = new Set([
  'consignment.itemQuantity: negative',
  'consignment.itemQuantity: exponent',
  'consignment.itemQuantity: NaN',
  'consignment.itemQuantity: infinity',
  'consignment.sendersPhone: tel url',
  'consignment.sendersPhone: letters',
]);

export const isFreeText = ({ field, name }: BadInput): boolean => freeText.has(`${field}: ${name}`);
