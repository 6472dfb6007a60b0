import {
  integer,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';

export const reportKinds = [
  'error',
  'rejection',
  'react',
  'api',
  'attempt',
  'policy',
  'slowPaint',
  'speed',
  'earlyPaint',
  'notLoaded',
  'reloaded',
] as const;

/** A name that the program or the browser chose: letters first, and no five digits in a row, as a number of a person's has. */
const word = pipe(string(), regex(/^[A-Za-z][\w.-]{0,60}$/), regex(/^(?!.*\d{5})/));

/**
 * One report, field by field: whatever is not in this list is not sent, and the sandbox refuses it. No message
 * of an error is in it, because engines quote what they could not read.
 */
export const reportSchema = strictObject({
  app: word,
  release: pipe(string(), regex(/^[\w.+-]{0,60}$/)),
  /** The visit's own random name, with which its calls' `X-Request-ID` begins. */
  page: pipe(string(), regex(/^[0-9a-f]{10}$/)),
  /** A path that the app knows, or `other`. */
  route: pipe(string(), regex(/^(?:other|\/[A-Za-z0-9#/]{0,40})$/)),
  kind: picklist(reportKinds),
  /** An error's class, an endpoint, a kind of attempt, or a directive of the content policy. */
  name: optional(word),
  /** Details: an outcome, a status, `uncaught`, `yes`. */
  detail: optional(word),
  /** The file of ours that it happened in, with line and column. */
  where: optional(pipe(string(), regex(/^assets\/[\w.-]{1,80}:\d{1,6}:\d{1,8}$/))),
  ms: optional(pipe(number(), integer(), minValue(0), maxValue(600_000))),
});

export type Report = InferOutput<typeof reportSchema>;
