/**
 * The URLs that this host accepts for a table or a function: the subset of PostgREST's query language that the app uses.
 * The library accepts more, with its own semantics: it treats an operand in braces as a statement, and a name that all
 * objects inherit, such as `__proto__`, writes to every object of the process.
 */
import { problem } from '../http/problem';

const REST = '/rest/v1/';
const PATH = /^(rpc\/)?(.*)$/;
const NAME = /^[A-Za-z_]\w*$/;
const WORDS = /\w+/g;

const isOwn = (name: string): boolean => !(name in Object.prototype);
const isName = (name: string): boolean => NAME.test(name) && isOwn(name);

/** Consists of these characters only, and contains no property name that objects inherit. */
const isMadeOf =
  (characters: RegExp) =>
  (value: string): boolean =>
    characters.test(value) && (value.match(WORDS) ?? []).every(isOwn);

/** Embedded resources of one request: `message` and `unReadMessage` of the specification's chat. */
const MAX_EMBEDDED = 2;

/** Embedded in each other, or many of them, they would multiply one page of rows to a response that blocks all others. */
const isFlat = (value: string): boolean => {
  const parts = value.split(/\([^()]*\)/);
  return parts.length - 1 <= MAX_EMBEDDED && !/[()]/.test(parts.join(''));
};

/** Columns, optionally renamed (`:`), and embedded resources (`()`); no casts (`::`), no JSON paths (`->`). */
const isSelection = (value: string): boolean =>
  !value.includes('::') && isMadeOf(/^[\w*,():!]*$/)(value) && isFlat(value);
const isOrder = isMadeOf(/^[\w.,()]*$/);
const isList = isMadeOf(/^[\w,"]*$/);
const isNumber = (value: string): boolean => /^-?\d*$/.test(value);

const RULES: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['select', isSelection],
  ['order', isOrder],
  ['columns', isList],
  ['on_conflict', isList],
  ['limit', isNumber],
  ['offset', isNumber],
]);

const isFilter = (value: string): boolean =>
  /^(not\.)?(eq|neq|gt|gte|lt|lte|is|in|like|ilike|match|imatch)\.[^{}]*$/s.test(value);

/** A quoted operand may contain any character: every parser treats it as text. */
const QUOTED = /\."[^"]*"(?=[,)])/g;
const isLogic = (value: string): boolean =>
  isMadeOf(/^\([\w.,()*%:+\- ]*\)$/)(value.replace(QUOTED, '.text'));

const isParameter = ([name, value]: [string, string]): boolean => {
  if (name === 'or' || name === 'and') return isLogic(value);
  const [first = '', second, ...otherParts] = name.split('.');
  if (otherParts.length > 0 || !isName(first) || (second !== undefined && !isName(second))) return false;
  const isAllowed = RULES.get(second ?? first) ?? isFilter;
  return isAllowed(value);
};

/**
 * The error response to a `/rest/v1` request that the host does not accept, or undefined if it may proceed: 404 for a path
 * that cannot name a table or function, 400 for any other parameters. A function takes its arguments only in the body.
 */
export const refuseAddress = ({ pathname, searchParams }: URL): Response | undefined => {
  const [, rpc, name = ''] = PATH.exec(pathname.slice(REST.length)) ?? [];
  if (!isName(name)) return problem(404, 'PGRST125', 'Invalid path specified in request URL');
  const parameters = [...searchParams];
  return (rpc ? parameters.length === 0 : parameters.every(isParameter))
    ? undefined
    : problem(400, 'PGRST100', 'This query is not supported here.');
};
