/** Where the reading that is under way notes what it leaves out. Reading is synchronous, so there is never more than one. */
let noted: string[] | null = null;

/** Notes, in a developer's words, that a part of an answer cannot be read and is left out. Called by schemas. */
export function leaveOut(what: string): void {
  noted?.push(what);
}

/** Reads something, and returns what was left out of it as well. */
export function notingLeftOut<Value>(read: () => Value): {
  readonly value: Value;
  readonly leftOut: readonly string[];
} {
  const before = noted;
  const leftOut: string[] = [];
  noted = leftOut;
  try {
    return { value: read(), leftOut };
  } finally {
    noted = before;
  }
}
