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
  /** HTTP status; 0 when no answer was sent. */
  readonly status: number;
  /** `ok`, `rejected: <message>`, or `fault: <kind>`. */
  readonly outcome: string;
}

/** The calls since the last clearing, oldest first. */
export interface RequestLog {
  add(entry: Omit<LogEntry, 'id'>): void;
  list(): readonly LogEntry[];
  clear(): void;
}

const KEPT = 1000;

/** An empty log that keeps the last thousand calls. */
export function createRequestLog(): RequestLog {
  let entries: LogEntry[] = [];
  let lastId = 0;
  return {
    add: (entry) => {
      lastId += 1;
      entries = [...entries.slice(1 - KEPT), { id: lastId, ...entry }];
    },
    list: () => entries,
    clear: () => {
      entries = [];
    },
  };
}
