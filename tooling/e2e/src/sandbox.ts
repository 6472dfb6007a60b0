import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

/** One line of the sandbox's log of requests. */
export interface LoggedRequest {
  readonly endpoint: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A sandbox in a process of its own, and its control surface over HTTP. */
export class Sandbox {
  readonly origin: string;
  readonly #process: ChildProcess;

  private constructor(origin: string, process: ChildProcess) {
    this.origin = origin;
    this.#process = process;
  }

  /** Starts one on a free port. */
  static async start(): Promise<Sandbox> {
    const require = createRequire(import.meta.url);
    const child = spawn(process.execPath, [require.resolve('tsx/cli'), require.resolve('@peace/sandbox/serve')], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (origin) return new Sandbox(origin, child);
    }
    throw new Error('The sandbox ended before it said where it listens.');
  }

  async stop(): Promise<void> {
    this.#process.kill();
    await once(this.#process, 'exit');
  }

  /** Posts to `/__sandbox/<what>`; fails the test when the sandbox refuses. */
  async control(what: string, body: unknown = {}): Promise<void> {
    await this.#post(what, body);
  }

  async #post<Answer>(what: string, body: unknown): Promise<Answer> {
    const response = await fetch(`${this.origin}/__sandbox/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The sandbox refused ${what}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  /** Chooses a scenario (which resets everything) and says where its app is entered. */
  async choose(scenario: string): Promise<string> {
    const { entry } = await this.#post<{ entry: string }>('scenario', { name: scenario });
    return entry;
  }

  /** Lets every endpoint answer properly again. */
  async clearFaults(): Promise<void> {
    await fetch(`${this.origin}/__sandbox/faults`, { method: 'DELETE' });
  }

  /** Reads what `/__sandbox/<what>` has seen or sent. */
  async observe<Answer>(what: string): Promise<Answer> {
    return (await fetch(`${this.origin}/__sandbox/${what}`)).json();
  }

  /** What was asked of one endpoint, oldest first. */
  async requests(endpoint: string): Promise<readonly LoggedRequest[]> {
    const { entries } = await this.observe<{ entries: LoggedRequest[] }>(`log?endpoint=${endpoint}`);
    return entries;
  }
}
