import { type BaseIssue, getDotPath } from 'valibot';

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
