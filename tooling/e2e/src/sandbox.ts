import { type Breach, startValidatingProxy } from '@peace/sandbox/contracts/wire/validating-proxy';
import { demanded, type Fault, type LogEntry, type SandboxClient } from '@peace/sandbox/client';
import { startSandbox } from '@peace/sandbox/start';
import { expect } from '@playwright/test';

/** A journey sends these commands to the sandbox. */
type Command =
  | [what: 'reset']
  | [what: 'faults', fault: Fault]
  | [what: 'latency', latency: { readonly ms: number; readonly endpoint?: string }]
  | [what: 'clock', move: { readonly moveBy: number } | { readonly moveTo: Date }]
  | [payLink: `pay-links/${string}`];

/** Reads until there is something: a page may report a request as sent before it has ended. */
async function atLeastOne(read: () => Promise<string | undefined>): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      found = (await read()) ?? '';
      return found;
    }, 'nothing was sent')
    .not.toBe('');
  return found;
}

/** A sandbox in a process of its own, behind a validator of the contract; whatever it refuses fails the test. */
export class Sandbox {
  /** The backend's origin for an app: what passes there is held against the contract. */
  readonly origin: string;
  /** Its control surface, for what has no method here. */
  readonly client: SandboxClient;
  readonly stop: () => Promise<void>;

  private constructor({ origin, client, stop }: Pick<Sandbox, 'origin' | 'client' | 'stop'>) {
    this.origin = origin;
    this.client = client;
    this.stop = stop;
  }

  /**
   * Starts one on a free port.
   *
   * @param onBreach called with each request or response that breaks the contract
   */
  static async start(onBreach: (breach: Breach) => void): Promise<Sandbox> {
    const sandbox = await startSandbox();
    const description = await (await fetch(`${sandbox.origin}/__sandbox/openapi.json`)).json();
    const proxy = await startValidatingProxy({ target: sandbox.origin, description, onBreach });
    const stop = async () => {
      await proxy.stop();
      await sandbox.stop();
    };
    return new Sandbox({ origin: proxy.origin, client: sandbox.client, stop });
  }

  async control(...command: Command): Promise<void> {
    switch (command[0]) {
      case 'reset':
        await demanded(this.client.reset());
        return;
      case 'faults':
        await demanded(this.client.addFault(command[1]));
        return;
      case 'latency':
        await demanded(this.client.setLatency(command[1].ms, command[1].endpoint));
        return;
      case 'clock':
        await demanded(
          'moveTo' in command[1]
            ? this.client.moveClockTo(command[1].moveTo)
            : this.client.moveClock(command[1].moveBy),
        );
        return;
      default:
        await demanded(this.client.settlePayLink(command[0].slice('pay-links/'.length)));
    }
  }

  /** Chooses a scenario (which resets its state) and says where its app is entered. */
  async choose(scenario: string): Promise<string> {
    const { entry } = await demanded(this.client.choose(scenario));
    return entry;
  }

  /** Lets every endpoint answer properly again. */
  async clearFaults(): Promise<void> {
    await demanded(this.client.liftFaults());
  }

  /** Returns the requests to one endpoint, or to all, oldest first. */
  async requests(endpoint?: string): Promise<readonly LogEntry[]> {
    const { entries } = await demanded(this.client.log(endpoint));
    return entries;
  }

  /** The code of the newest SMS; waits for the first. */
  async lastSmsCode(): Promise<string> {
    return atLeastOne(async () => (await demanded(this.client.smsCodes())).codes.at(-1)?.code);
  }

  /** Returns the newest captcha's characters; waits for the first. */
  async lastCaptcha(): Promise<string> {
    return atLeastOne(async () => (await demanded(this.client.captchas())).captchas.at(-1)?.text);
  }
}
