import {
  OPEN_TOPIC,
  PLAIN_ARGUMENTS,
  PLAIN_CODES,
  SECRET_ANSWERS,
  SECRET_FIELDS,
  SECRET_IN_ARGUMENTS,
  SECRET_SHAPES,
  TOPIC,
} from './secrets';

export const MASK = '‹secret›';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The value with `change` applied to each of its parts; itself if nothing in it was changed. */
const mapParts = <Value>(value: Value, change: (part: unknown, name: string) => unknown): Value => {
  if (Array.isArray(value)) {
    const parts = value.map((part) => change(part, ''));
    return parts.every((part, index) => part === value[index]) ? value : (parts as Value);
  }
  if (!isFields(value)) return value;
  const entries = Object.entries(value);
  const changed = entries.map(([name, part]) => [maskText(name), change(part, name)] as const);
  const isSame = changed.every(([name, part], index) => {
    const [entry, before] = entries[index] ?? [];
    return name === entry && part === before;
  });
  return isSame ? value : (Object.fromEntries(changed) as Value);
};

/** The value with every text and number in it masked. */
const blank = (value: unknown): unknown => {
  if (typeof value === 'string') return value && MASK;
  if (typeof value === 'number' || typeof value === 'bigint') return MASK;
  return mapParts(value, blank);
};

const maskTopic = (topic: string) => (OPEN_TOPIC.test(topic) ? topic : topic.replace(/:.*/s, `:${MASK}`));

/** RTK Query names cache entries after the endpoint and its argument: `readChat({"key":"…","side":"visitor"})`. */
const CACHE_KEY = /^(\w+)\((.+)\)$/s;

export const endpointOfKey = (key: unknown) =>
  typeof key === 'string' ? CACHE_KEY.exec(key)?.[1] : undefined;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const maskText = (text: string): string => {
  const [, endpoint, json = ''] = CACHE_KEY.exec(text) ?? [];
  const argument = endpoint && readJson(json);
  if (endpoint && argument !== undefined)
    return `${endpoint}(${JSON.stringify(maskArgument(endpoint, argument))})`;
  return text.replace(SECRET_SHAPES, MASK);
};

const maskField = (value: unknown, name: string, mask: (value: unknown) => unknown): unknown => {
  if (name === TOPIC && typeof value === 'string') return maskTopic(value);
  return SECRET_FIELDS.test(name) ? blank(value) : mask(value);
};

/** The argument of a call without what is secret in it. */
export const maskArgument = (endpoint: string, argument: unknown): unknown => {
  const areTextsPlain = PLAIN_ARGUMENTS.includes(endpoint);
  const areCodesPlain = PLAIN_CODES.includes(endpoint);
  const isSecret = (name: string) => !areCodesPlain && SECRET_IN_ARGUMENTS.test(name);
  const maskParts = (value: unknown): unknown =>
    typeof value === 'string'
      ? maskText(value)
      : mapParts(value, (part, name) => (isSecret(name) ? blank(part) : maskField(part, name, maskParts)));
  const maskWhole = (value: unknown): unknown => {
    if (typeof value === 'string') return areTextsPlain ? maskText(value) : blank(value);
    return Array.isArray(value) ? mapParts(value, maskWhole) : maskParts(value);
  };
  return maskWhole(argument);
};

/** The answer of a call without what is secret in it. */
export const maskAnswer = (endpoint: string | undefined, answer: unknown): unknown =>
  endpoint && SECRET_ANSWERS.includes(endpoint) ? blank(answer) : maskSecrets(answer);

/** A call or a cache entry, which RTK Query describes in several ways. */
const maskCall = (call: Fields, endpoint: string): Fields => ({
  ...mapParts(call, (part, name) => {
    if (name === 'originalArgs') return maskArgument(endpoint, part);
    return name === 'data' ? maskAnswer(endpoint, part) : maskField(part, name, maskSecrets);
  }),
});

let masked: WeakMap<object, unknown> | undefined;

const maskObject = (value: object): unknown => {
  if (!isFields(value)) return mapParts(value, (part, name) => maskField(part, name, maskSecrets));
  const { endpointName, queryDescription, queryCacheKey } = value;
  if (typeof endpointName === 'string') return maskCall(value, endpointName);
  const endpoint = isFields(queryDescription) ? queryDescription.endpointName : endpointOfKey(queryCacheKey);
  const isOfAnswer = (name: string) => name === 'value' || name === 'patches' || name === 'inversePatches';
  return mapParts(value, (part, name) =>
    typeof endpoint === 'string' && isOfAnswer(name)
      ? maskAnswer(endpoint, part)
      : maskField(part, name, maskSecrets),
  );
};

/** Any value without what is secret in it. What is masked once is not masked again: states share most of their parts. */
export const maskSecrets = (value: unknown): unknown => {
  if (typeof value === 'string') return maskText(value);
  if (typeof value !== 'object' || value === null) return value;
  masked ??= new WeakMap(); // not when it is loaded: a production build then leaves this module out
  if (!masked.has(value)) masked.set(value, maskObject(value));
  return masked.get(value);
};
