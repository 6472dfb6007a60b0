import type { LogEntry, SandboxClient } from '@peace/sandbox/client';
import { useState } from 'react';

/** The bodies of answers that were requested, by the request's id. */
export type Answers = ReadonlyMap<number, string>;

/** Reads the answer of a request when it is unfolded: the log that is polled has no bodies. */
export function useAnswers(client: Pick<SandboxClient, 'loggedAnswer'>) {
  const [answers, setAnswers] = useState<Answers>(new Map());
  const read = async ({ id }: Pick<LogEntry, 'id'>) => {
    if (answers.has(id)) return;
    const result = await client.loggedAnswer(id);
    const text = result.kind === 'ok' ? result.value.answer : result.message;
    setAnswers((known) => new Map(known).set(id, text));
  };
  return { answers, read: (request: Pick<LogEntry, 'id'>) => void read(request), forget: () => setAnswers(new Map()) };
}
