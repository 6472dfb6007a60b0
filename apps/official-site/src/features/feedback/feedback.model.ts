import type { ComplaintTopic, Feedback } from '@peace/api-client/feedback';
import { emptyFields } from '@peace/validators';

/** A visitor's input in a feedback form. Only a complaint has topic and loan number. */
export type FeedbackFields = {
  readonly name: string;
  /** An e-mail address or a telephone number: whatever the answer is to reach. */
  readonly contact: string;
  readonly message: string;
  /** A complaint's topic; empty until it is chosen. */
  readonly topic: ComplaintTopic | '';
  /** The only field that may stay empty: not every complaint is about a loan. */
  readonly loanNumber: string;
};

/** An empty form. */
export const noFeedback: FeedbackFields = { name: '', contact: '', message: '', topic: '', loanNumber: '' };

export type FeedbackTexts = Omit<Feedback, 'part'>;

/** Why a message did not get through, as the form tells it. */
export type NotSent =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'http'; readonly status: number };

/** The state of a feedback form. Every state except `accepted` keeps the input. */
export type FeedbackState =
  | { readonly kind: 'editing' }
  /** It was sent with fields missing; those that are still empty are marked. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'accepted'; readonly reference: string }
  | { readonly kind: 'notSent'; readonly reason: NotSent };

/** The result of a submit: the texts to send, or the empty fields, in the order of the form. */
export function prepareFeedback(
  fields: FeedbackFields,
  { isComplaint }: { readonly isComplaint: boolean },
):
  | { readonly kind: 'ready'; readonly texts: FeedbackTexts }
  | { readonly kind: 'incomplete'; readonly empty: readonly string[] } {
  const { topic } = fields;
  const texts = { name: fields.name.trim(), contact: fields.contact.trim(), message: fields.message.trim() };
  const empty = emptyFields(isComplaint ? { topic, ...texts } : texts);
  if (empty.length > 0) return { kind: 'incomplete', empty };
  const loanNumber = fields.loanNumber.trim();
  return { kind: 'ready', texts: { ...texts, ...(topic && { topic }), ...(loanNumber && { loanNumber }) } };
}

/** As much of a message as every mail program takes from a link. */
const maxMailText = 1500;

/**
 * An e-mail to the company with what was typed in it, so that nothing is typed twice: one text a line, without empty ones. The
 * end may be cut, so the message has to be the last.
 */
export function mailLink(address: string, subject: string, texts: readonly string[]): string {
  const body = shortened(texts.filter((text) => text !== '').join('\n'));
  return `${address}?subject=${encodeURIComponent(subject)}${body && `&body=${encodeURIComponent(body)}`}`;
}

/** A text that fits into a link, cut at a word; inside of one only if it has more than 50 characters. */
function shortened(text: string): string {
  // By characters: half of a pair cannot be encoded.
  const characters = Array.from(text);
  if (characters.length <= maxMailText) return text;
  const start = characters.slice(0, maxMailText - 1).join('');
  return `${start.replace(/\s+\S{0,50}$/, '')}…`;
}
