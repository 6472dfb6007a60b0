import type { Message } from './placeholders.ts';

type Params = Readonly<Record<string, string | number>>;

/**
 * A message's text in the language of a BCP 47 tag: `{name}` is filled in as it is, and in a plural, whose form goes by the
 * language's own rules, `#` is the number, grouped. No other character means anything.
 */
export function formatMessage(message: Message, params: Params, tag: string): string {
  if (typeof message === 'string') return fillIn(message, params);
  const number = Number(params[message.plural]);
  const form = message.forms[new Intl.PluralRules(tag).select(number)] ?? message.forms.other;
  return fillIn(form.replaceAll('#', '{#}'), { ...params, '#': written(number, tag) });
}

/**
 * In these languages Intl, too, makes nothing but digits of a small count. The first number that it formats takes a slow phone
 * 80 ms, in the middle of a tap.
 */
const written = (number: number, tag: string) =>
  Number.isInteger(number) && number >= 0 && number < 1000 ? `${number}` : new Intl.NumberFormat(tag).format(number);

const fillIn = (text: string, params: Params) =>
  text.replace(/\{(\w+|#)\}/g, (_placeholder, name: string) => String(params[name] ?? ''));
