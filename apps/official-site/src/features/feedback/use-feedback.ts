import { useRef, useState, type SyntheticEvent } from 'react';
import { focusField } from '@peace/ui-kit/focus-field';
import {
  noFeedback,
  prepareFeedback,
  type FeedbackFields,
  type FeedbackState,
  type FeedbackTexts,
  type NotSent,
} from './feedback.model.ts';

/** Sends a message; never rejects. `reference` names it in the server's log. */
export type SendFeedback = (
  texts: FeedbackTexts,
) => Promise<
  { readonly kind: 'accepted'; readonly reference: string } | { readonly kind: 'failed'; readonly error: NotSent }
>;

export function useFeedback(onSend: SendFeedback, form: { readonly isComplaint: boolean }) {
  const [fields, setFields] = useState(noFeedback);
  const [state, setState] = useState<FeedbackState>({ kind: 'editing' });
  // A second tap can come before the first has been painted.
  const isUnderWay = useRef(false);

  const submit = async (element: HTMLFormElement): Promise<void> => {
    if (isUnderWay.current) return;
    const prepared = prepareFeedback(fields, form);
    if (prepared.kind === 'incomplete') {
      setState({ kind: 'incomplete' });
      return focusField(element, prepared.empty[0]);
    }
    isUnderWay.current = true;
    setState({ kind: 'sending' });
    const result = await onSend(prepared.texts);
    isUnderWay.current = false;
    if (result.kind === 'accepted') setFields(noFeedback);
    setState(result.kind === 'accepted' ? result : { kind: 'notSent', reason: result.error });
  };

  return {
    fields,
    state,
    /** Whether a field is still empty after the form was sent without it. */
    isMarked: (field: keyof FeedbackFields) => state.kind === 'incomplete' && fields[field].trim() === '',
    edit: (field: keyof FeedbackFields, value: string) => {
      const edited = { ...fields, [field]: value };
      setFields(edited);
      const isAnswered = state.kind === 'incomplete' && prepareFeedback(edited, form).kind === 'ready';
      if (isAnswered) setState({ kind: 'editing' });
    },
    /** From the receipt to an empty form. */
    restart: () => setState({ kind: 'editing' }),
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}
