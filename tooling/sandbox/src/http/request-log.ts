/** One call as it came in and went out. */
export interface LogEntry {
  readonly id: number;
  /** The sandbox's time, ISO 8601. */
  readonly at: string;
  /** The same by the real clock. */
  readonly realAt: string;
  /** Milliseconds until it was answered or lost. */
  readonly tookMs: number;
  /** The declared endpoint's name; empty for a call of none. */
  readonly endpoint: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Form fields; a file shows as its name, type and size. */
  readonly payload: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** HTTP status; 0 when no response was sent. */
  readonly status: number;
  /** `ok`, `rejected: <message>`, or `fault: <kind>`. */
  readonly outcome: string;
}

/** What was answered to a call. */
export interface LoggedResponse {
  /** The body that was sent, or would have been had the connection not been lost. */
  readonly answer: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `ok`, what is not as the client's declaration has it, or empty where there is nothing to check. */
  readonly contract: string;
}

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
