/**
 * What this host takes as the address of a table or a function: the part of PostgREST's language that the product asks in.
 * The library reads more, in ways of its own: to it an operand in braces is a statement, and a name that all objects
 * inherit, such as `__proto__`, writes to every object of the process.
 */
import { problem } from '../http/problem';

const REST = '/rest/v1/';
const PATH = /^(rpc\/)?(.*)$/;
const NAME = /^[A-Za-z_]\w*$/;
const WORDS = /\w+/g;

const isOwn = (name: string): boolean => !(name in {});
const isName = (name: string): boolean => NAME.test(name) && isOwn(name);

/** Nothing but such characters, and no word that objects inherit. */
const isMadeOf =
  (characters: RegExp) =>
  (value: string): boolean =>
    characters.test(value) && (value.match(WORDS) ?? []).every(isOwn);

/** Columns, by another name (`:`) or not, and what belongs to them (`()`); no casts (`::`), no steps into JSON (`->`). */
const isSelection = (value: string): boolean => !value.includes('::') && isMadeOf(/^[\w*,():!]*$/)(value);
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

/** A quoted operand holds any character: it is text to everybody who reads it. */
const QUOTED = /\."[^"]*"(?=[,)])/g;
const isLogic = (value: string): boolean =>
  isMadeOf(/^\([\w.,()*%:+\- ]*\)$/)(value.replace(QUOTED, '.text'));

const isParameter = ([name, value]: [string, string]): boolean => {
  if (name === 'or' || name === 'and') return isLogic(value);
  const [first = '', second, ...others] = name.split('.');
  if (others.length > 0 || !isName(first) || (second !== undefined && !isName(second))) return false;
  const isAllowed = RULES.get(second ?? first) ?? isFilter;
  return isAllowed(value);
};

/**
 * The answer to a request for `/rest/v1` that the host does not read, or undefined when it may go on: 404 for a path that
 * names neither table nor function, 400 for parameters beyond those above. A function takes its arguments in the body alone.
 */
export const refuseAddress = ({ pathname, searchParams }: URL): Response | undefined => {
  const [, rpc, name = ''] = PATH.exec(pathname.slice(REST.length)) ?? [];
  if (!isName(name)) return problem(404, 'PGRST125', 'Invalid path specified in request URL');
  const parameters = [...searchParams];
  return (rpc ? parameters.length === 0 : parameters.every(isParameter))
    ? undefined
    : problem(400, 'PGRST100', 'The address asks for more than is offered here.');
};
