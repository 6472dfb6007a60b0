/** An event. Each value is a constant of the program, such as `registration` or `/repay`. */
export type StatisticsEvent =
  /** A page or a route was opened: its name or its path, never its query. `host` is what shell it runs in, if any. */
  | { readonly event: 'page-view'; readonly page: string; readonly host?: string }
  /** A step of a funnel was reached, such as `registration` and `code-sent`. */
  | { readonly event: 'step'; readonly funnel: string; readonly step: string };

/** The fields of each event. No other ever leaves the page, whatever an object carries. */
const allowed = { 'page-view': ['page', 'host'], step: ['funnel', 'step'] } as const;

/** The event as it is sent; null if one of its values is not a constant of the program. */
export function toBody(app: string, event: StatisticsEvent): string | null {
  const values: Readonly<Record<string, unknown>> = { ...event };
  const fields = allowed[event.event].flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]));
  const body = { app, event: event.event, ...Object.fromEntries(fields) };
  return Object.values(body).every(isWord) ? JSON.stringify(body) : null;
}

/** A name or a path of up to 40 characters without a long run of digits: no typed text, telephone number or id fits. */
function isWord(value: unknown): boolean {
  return typeof value === 'string' && /^(?:\/|\/?[A-Za-z][\w/.-]{0,39})$/.test(value) && !/\d{5}/.test(value);
}
