import * as v from 'valibot';

/** What is reported. */
export const reportKinds = [
  'error',
  'rejection',
  'react',
  'api',
  'attempt',
  'policy',
  'slowPaint',
  'earlyPaint',
  'notLoaded',
  'reloaded',
] as const;

/** A name that the program or the browser chose: letters first, and no five digits in a row, as a number of a person's has. */
const word = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,60}$/), v.regex(/^(?!.*\d{5})/));

/**
 * One report, field by field: whatever is not in this list is not sent, and the sandbox refuses it. No message
 * of an error is in it, because engines quote what they could not read.
 */
export const reportSchema = v.strictObject({
  app: word,
  /** Version and commit. */
  release: v.pipe(v.string(), v.regex(/^[\w.+-]{0,60}$/)),
  /** The visit's own random name, with which its calls' `X-Request-ID` begins. */
  page: v.pipe(v.string(), v.regex(/^[0-9a-f]{10}$/)),
  /** A path that the app knows, or `other`. */
  route: v.pipe(v.string(), v.regex(/^(?:other|\/[A-Za-z0-9#/]{0,40})$/)),
  kind: v.picklist(reportKinds),
  /** Of what: an error's class, an endpoint, a kind of attempt, a directive of the content policy. */
  name: v.optional(word),
  /** How: an outcome, a status, `uncaught`. */
  detail: v.optional(word),
  /** The file of ours that it happened in, with line and column. */
  where: v.optional(v.pipe(v.string(), v.regex(/^assets\/[\w.-]{1,80}:\d{1,6}:\d{1,8}$/))),
  /** A duration in milliseconds. */
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
});

/** @see reportSchema */
export type Report = v.InferOutput<typeof reportSchema>;
