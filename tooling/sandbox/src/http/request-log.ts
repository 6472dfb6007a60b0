import type { LogEntry, LoggedResponse } from '../control/control-calls.ts';

/** The calls since the last clearing, oldest first. */
export interface RequestLog {
  /** For a call that begins: what is returned adds it once it is over, unless the log has started over since. */
  begin(): RequestLog['add'];
  add(entry: Omit<LogEntry, 'id'>, answer: LoggedResponse): void;
  list(): readonly LogEntry[];
  /** A call's answer; undefined for a call that is no longer kept. */
  answerTo(id: number): LoggedResponse | undefined;
  /** Calls that are not over yet will be listed when they are. */
  clear(): void;
  /** They will not be: they belong to what was before. */
  startOver(): void;
}

const KEPT = 1000;

/** An empty log that keeps the last thousand calls. */
export function createRequestLog(): RequestLog {
  let entries: LogEntry[] = [];
  /** Separate from the entries, so that polling the log reads no bodies. */
  const answers = new Map<number, LoggedResponse>();
  let lastId = 0;
  let starts = 0;
  const log: RequestLog = {
    begin: () => {
      const startsBefore = starts;
      return (entry, answer) => {
        if (starts === startsBefore) log.add(entry, answer);
      };
    },
    add: (entry, answer) => {
      lastId += 1;
      entries = [...entries.slice(1 - KEPT), { id: lastId, ...entry }];
      answers.set(lastId, answer);
      answers.delete(lastId - KEPT);
    },
    list: () => entries,
    answerTo: (id) => answers.get(id),
    clear: () => {
      entries = [];
      answers.clear();
    },
    startOver: () => {
      starts += 1;
      log.clear();
    },
  };
  return log;
}
