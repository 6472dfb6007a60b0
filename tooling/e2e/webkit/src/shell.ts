import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  shellEvents,
  messageNames,
  messages,
  type ShellEventName,
  type MessageName,
  type Payload,
} from '@peace/bridge/protocol';
import { Builder, type WebDriver } from 'selenium-webdriver';
import type { Page } from './page.ts';

/** How the shell takes messages: without an answer, with one, with an error, leaving it owed, or not at all. */
export type Handlers = 'plain' | 'reply' | 'refuse' | 'silent' | 'none';

/** A message as the shell received it. */
export interface Received {
  readonly name: MessageName;
  readonly payload: Payload;
  /** The address of the page at that time. */
  readonly page: string;
}

/** The requests that the web view left to the shell: another app's link, a refused one, a new window's, a dialog's text, a file, the page after a kill. */
interface ShellEvent {
  readonly kind: 'app' | 'refused' | 'window' | 'dialog' | 'downloaded' | 'restarted';
  readonly text: string;
}

/** One native shell with one web view, as seen from both sides: the page through WebDriver, the shell through its socket. */
export class Shell {
  readonly driver: WebDriver;
  readonly #folder: string;
  #isKilled = false;

  private constructor(driver: WebDriver, folder: string) {
    this.driver = driver;
    this.#folder = folder;
  }

  /**
   * @param webDriver the origin of WebKitWebDriver, which starts the shell
   * @param script the file of a script that runs in every page before its own
   */
  static async open(webDriver: string, handlers: Handlers, script?: string): Promise<Shell> {
    const folder = await mkdtemp(join(tmpdir(), 'peace-shell-'));
    // The names are the contract's: what it calls a message is what a shell registers.
    const names = messageNames.map((name) => messages[name].handler).join(',');
    const browser = {
      binary: fileURLToPath(new URL('shell-host.py', import.meta.url)),
      args: [
        `--socket=${join(folder, 'shell')}`,
        `--names=${names}`,
        `--handlers=${handlers}`,
        ...(script ? [`--script=${script}`] : []),
      ],
    };
    const driver = await new Builder()
      .usingServer(webDriver)
      .withCapabilities({ browserName: 'PeaceShell', 'webkitgtk:browserOptions': browser })
      .build();
    return new Shell(driver, folder);
  }

  /** Every message so far, oldest first. */
  async received(): Promise<readonly Received[]> {
    return this.#command({ do: 'messages' });
  }

  /** Returns the failures that no journey may have: uncaught errors, unhandled rejections, and loads that a policy refused. */
  async faults(): Promise<readonly string[]> {
    return this.#command({ do: 'faults' });
  }

  /** Takes messages in another way from now on. */
  async take(how: Handlers): Promise<void> {
    await this.#command({ do: 'handlers', how });
  }

  /** Sends the page an event as the shell does; returns its answer. */
  async tell(event: ShellEventName): Promise<unknown> {
    return this.#command({ do: 'call', event: shellEvents[event].call });
  }

  /** Every such event so far, oldest first. */
  async events(): Promise<readonly ShellEvent[]> {
    return this.#command({ do: 'events' });
  }

  /** Follows a link from outside, such as of a push notification. */
  async follow(link: string): Promise<void> {
    await this.#command({ do: 'link', link });
  }

  /** Ends the web view's process, as a phone does that is short of memory. WebDriver loses its session: `text` is what is left. */
  async kill(): Promise<void> {
    await this.#command({ do: 'kill' });
    this.#isKilled = true;
  }

  /** The page's text. */
  async text(): Promise<unknown> {
    return this.#command({ do: 'text' });
  }

  async close(): Promise<void> {
    if (this.#isKilled) {
      // The driver learns of the kill from this refusal, and only then has room for another session.
      await this.driver.quit().catch(() => undefined);
      // It may end before its answer is sent.
      await this.#command({ do: 'quit' }).catch(() => undefined);
    } else {
      await this.driver.quit();
    }
    await rm(this.#folder, { recursive: true });
  }

  async #command<Answer>(command: object): Promise<Answer> {
    const socket = connect(join(this.#folder, 'shell'));
    socket.write(`${JSON.stringify(command)}\n`);
    for await (const line of createInterface({ input: socket })) {
      socket.end();
      return JSON.parse(line);
    }
    throw new Error('The shell closed its socket.');
  }
}

/** The names of the messages so far. */
export const namesOf = async (shell: Shell) => (await shell.received()).map(({ name }) => name);

/** Waits until the shell has received exactly these. */
export async function receives(shell: Shell, page: Page, names: readonly string[]): Promise<void> {
  await page.until(async () => {
    const received = (await namesOf(shell)).join(', ');
    return received === names.join(', ') ? undefined : `The shell received: ${received || 'nothing'}.`;
  });
}
