/** Where the response that is being read records what it drops. Reading is synchronous, so there is never more than one. */
let recorded: string[] | null = null;

/** Records, for developers, that a part of a response cannot be read and is dropped. Called by schemas. */
export function recordDropped(what: string): void {
  recorded?.push(what);
}

/** Reads something, and returns what was dropped from it as well. */
export function recordingDroppedFields<Value>(read: () => Value): {
  readonly value: Value;
  readonly droppedFields: readonly string[];
} {
  const before = recorded;
  const droppedFields: string[] = [];
  recorded = droppedFields;
  try {
    return { value: read(), droppedFields };
  } finally {
    recorded = before;
  }
}
