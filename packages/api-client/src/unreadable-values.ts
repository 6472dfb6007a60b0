import { type BaseIssue, getDotPath } from 'valibot';

/** Longer than anything that a server writes for a person, in characters: a text for display is cut to it. */
export const LONGEST_TEXT = 10_000;

/** A schema's complaint in a developer's words: the field and what was expected, never the value, which may be personal. */
export function describeIssue(issue: BaseIssue<unknown>): string {
  const field = getDotPath(issue) ?? 'the value';
  const wanted = issue.kind === 'schema' ? (issue.expected ?? issue.type) : issue.type;
  return `${field} should be ${wanted} and is ${kindOf(issue.input)}`;
}

/** The type of a value, with null and lists distinguished from objects and empty texts from others. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (value === '') return 'an empty string';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The response that is being read records its dropped values here. Reading is synchronous, so there is never more than one. */
let recorded: string[] | null = null;

/** Records, for developers, that a part of a response cannot be read and is dropped: once where several have the same words. Called by schemas. */
export function recordDropped(what: string): void {
  if (!recorded?.includes(what)) recorded?.push(what);
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
