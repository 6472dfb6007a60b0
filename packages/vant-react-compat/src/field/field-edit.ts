/** An element right after the browser applied an edit to it. */
export interface FieldEdit {
  /** The field's value before the edit. */
  readonly before: string;
  /** The element's value now. */
  readonly raw: string;
  /** Where the caret is: a position in `raw`. */
  readonly caret: number;
  /** Whether what follows the caret was deleted (the Delete key), and not what precedes it. */
  readonly forward: boolean;
}

/** What the field is to hold instead, and where the caret belongs in it. */
export interface FormattedEdit {
  readonly value: string;
  readonly caret: number;
}

/** Reads an edit off its element. */
export function editOf(element: HTMLInputElement | HTMLTextAreaElement, event: Event, before: string): FieldEdit {
  const inputType = 'inputType' in event ? event.inputType : undefined;
  return {
    before,
    raw: element.value,
    caret: element.selectionStart ?? element.value.length,
    forward: inputType === 'deleteContentForward',
  };
}
