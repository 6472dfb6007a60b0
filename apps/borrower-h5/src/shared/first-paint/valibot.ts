// Stands for valibot in what paints a screen: the same declarations, read in a twelfth of the code. It says
// whether a value is accepted and what becomes of it, and not why: what is refused is left to the app, which has valibot's words.
// `early-answers.test.ts` of borrower-h5 holds both against each other; a function that is missing here fails the build.

const refused = Symbol('refused');

/** What becomes of a value, or `refused`. */
type Run = (value: unknown) => unknown;

/** A schema, or a step of a pipe. */
interface Step {
  readonly type: string;
  readonly run: Run;
  readonly default?: unknown;
  readonly fallback?: unknown;
}

const issue = { kind: 'validation', type: 'readable', input: undefined };

/** Schemas are also asked by the Standard Schema convention: what is stored is. */
function step<Given extends Step>(given: Given) {
  const validate: Run = (value) => {
    const result = given.run(value);
    return result === refused ? { issues: [issue] } : { value: result };
  };
  return { ...given, '~standard': { validate } };
}

const when = (type: string, accepts: (value: unknown) => boolean) =>
  step({ type, run: (value) => (accepts(value) ? value : refused) });

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isNone = (value: unknown) => value === null || value === undefined;
const isOptional = ({ type }: Step) => type === 'optional' || type === 'nullish';

export const string = () => when('string', (value) => typeof value === 'string');
export const number = () => when('number', (value) => typeof value === 'number' && !Number.isNaN(value));
export const boolean = () => when('boolean', (value) => typeof value === 'boolean');
export const unknown = () => when('unknown', () => true);
export const custom = (accepts: (value: unknown) => boolean) => when('custom', accepts);
export const literal = (only: unknown) => when('literal', (value) => value === only);
export const picklist = (options: readonly unknown[]) => when('picklist', (value) => options.includes(value));

export const nonEmpty = () => when('non_empty', (value) => Object(value).length !== 0);
export const safeInteger = () => when('safe_integer', Number.isSafeInteger);
export const integer = () => when('integer', Number.isInteger);
export const minValue = (least: number) => when('min_value', (value) => Number(value) >= least);
export const metadata = () => when('metadata', () => true);

export const transform = (run: Run) => step({ type: 'transform', run });
export const trim = () => transform((value) => String(value).trim());
export const filterItems = (keeps: (item: unknown) => boolean) =>
  transform((items) => (Array.isArray(items) ? items.filter((item) => keeps(item)) : items));

const absent = (
  type: string,
  { wrapped, given, isAbsent }: { wrapped: Step; given: unknown; isAbsent: typeof isNone },
) =>
  step({
    type,
    default: given,
    run: (value) => {
      const present = isAbsent(value) && given !== undefined ? given : value;
      return isAbsent(present) ? present : wrapped.run(present);
    },
  });

export const nullish = (wrapped: Step, given?: unknown) => absent('nullish', { wrapped, given, isAbsent: isNone });
export const nullable = (wrapped: Step, given?: unknown) =>
  absent('nullable', { wrapped, given, isAbsent: (value) => value === null });
export const optional = (wrapped: Step, given?: unknown) =>
  absent('optional', { wrapped, given, isAbsent: (value) => value === undefined });

export function fallback(schema: Step, given: unknown) {
  const run: Run = (value) => {
    const result = schema.run(value);
    return result === refused ? given : result;
  };
  return step({ ...schema, fallback: given, run });
}

export function pipe(...steps: readonly [Step, ...Step[]]) {
  const run: Run = (value) => steps.reduce((result, each) => (result === refused ? refused : each.run(result)), value);
  return step({ ...steps[0], run });
}

export function union(options: readonly Step[]) {
  const run: Run = (value) => {
    for (const option of options) {
      const result = option.run(value);
      if (result !== refused) return result;
    }
    return refused;
  };
  return step({ type: 'union', run });
}

export function array(item: Step) {
  const run: Run = (value) => {
    if (!Array.isArray(value)) return refused;
    const items = value.map((each) => item.run(each));
    return items.includes(refused) ? refused : items;
  };
  return step({ type: 'array', run });
}

export function object(entries: Readonly<Record<string, Step>>) {
  const run: Run = (value) => {
    if (!isThing(value)) return refused;
    const output: Record<string, unknown> = {};
    for (const [key, entry] of Object.entries(entries)) {
      if (key in value || (isOptional(entry) && entry.default !== undefined)) {
        const result = entry.run(key in value ? value[key] : entry.default);
        if (result === refused) return refused;
        output[key] = result;
      } else if (entry.fallback !== undefined) output[key] = entry.fallback;
      else if (!isOptional(entry)) return refused;
    }
    return output;
  };
  return step({ type: 'object', entries, run });
}

/** Names that would reach an object's own machinery. */
const unsafe = new Set(['__proto__', 'prototype', 'constructor']);

export function record(key: Step, item: Step) {
  const run: Run = (value) => {
    if (!isThing(value)) return refused;
    const output: Record<string, unknown> = {};
    for (const [name, entry] of Object.entries(value)) {
      if (unsafe.has(name)) continue;
      const [named, result] = [key.run(name), item.run(entry)];
      if (named === refused || result === refused) return refused;
      output[String(named)] = result;
    }
    return output;
  };
  return step({ type: 'record', run });
}

export function safeParse(schema: Step, value: unknown) {
  const output = schema.run(value);
  return output === refused ? { success: false, issues: [issue] } : { success: true, output };
}

export const is = (schema: Step, value: unknown) => schema.run(value) !== refused;

export const getDotPath = () => null;
