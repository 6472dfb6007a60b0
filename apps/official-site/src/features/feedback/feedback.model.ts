import { emptyFields, validateAllFilled } from '@peace/validators';

/** What a visitor writes in a feedback form. */
export type FeedbackFields = {
  readonly name: string;
  /** An e-mail address or a telephone number: whatever the answer is to reach. */
  readonly contact: string;
  readonly message: string;
};

/** An empty form. */
export const noFeedback: FeedbackFields = { name: '', contact: '', message: '' };

/** Why a message did not get through, as the form tells it. */
export type NotSent =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'http'; readonly status: number };

/** Where a feedback form is. What was typed is kept in every state but `accepted`. */
export type FeedbackState =
  | { readonly kind: 'editing' }
  /** It was sent with fields missing; those that are still empty are marked. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'accepted'; readonly reference: string }
  | { readonly kind: 'notSent'; readonly reason: NotSent };

/** What sending the form now comes to: the texts to send, or the empty fields. */
export function prepareFeedback(
  fields: FeedbackFields,
):
  | { readonly kind: 'ready'; readonly fields: FeedbackFields }
  | { readonly kind: 'incomplete'; readonly empty: readonly string[] } {
  const { name, contact, message } = fields;
  const checked = validateAllFilled({ name: name.trim(), contact: contact.trim(), message: message.trim() });
  return checked.kind === 'valid'
    ? { kind: 'ready', fields: checked.value }
    : { kind: 'incomplete', empty: emptyFields(fields) };
}

/** As much of a message as every mail program takes from a link. */
const maxMailText = 1500;

/** An e-mail to the company with what was typed in it, so that nothing is typed twice. */
export function mailLink(address: string, subject: string, { name, contact, message }: FeedbackFields): string {
  const body = `${message.trim()}\n\n${name.trim()}\n${contact.trim()}`;
  // By characters: half of a pair cannot be encoded.
  const short = Array.from(body).slice(0, maxMailText).join('');
  return `${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(short)}`;
}
