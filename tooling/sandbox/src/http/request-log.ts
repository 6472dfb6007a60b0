import type { LogEntry, LoggedResponse } from '../control/control-calls.ts';

/** The calls since the last clearing, oldest first. */
export type RequestLog = ReturnType<typeof createRequestLog>;

const KEPT = 1000;

/** An empty log that keeps the last thousand calls. */
export function createRequestLog() {
  let entries: LogEntry[] = [];
  /** Separate from the entries, so that polling the log reads no bodies. */
  const answers = new Map<number, LoggedResponse>();
  let lastId = 0;
  let starts = 0;
  /** Calls that are not over yet will be listed when they are. */
  const clear = () => {
    entries = [];
    answers.clear();
  };
  return {
    /** For a call that begins: what is returned adds it once it is over, unless the log has started over since. */
    begin: () => {
      const startsBefore = starts;
      return (entry: Omit<LogEntry, 'id'>, answer: LoggedResponse) => {
        if (starts !== startsBefore) return;
        lastId += 1;
        entries = [...entries.slice(1 - KEPT), { id: lastId, ...entry }];
        answers.set(lastId, answer);
        answers.delete(lastId - KEPT);
      };
    },
    list: (): readonly LogEntry[] => entries,
    /** A call's answer; undefined for a call that is no longer kept. */
    answerTo: (id: number) => answers.get(id),
    clear,
    /** Calls that are not over yet will not be listed: they belong to what was before. */
    startOver: () => {
      starts += 1;
      clear();
    },
  };
}
