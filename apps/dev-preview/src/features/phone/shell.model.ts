import type { MessageName, Payload } from '@peace/bridge/protocol';

/** A valid message of the page. */
export interface SimulatedMessage {
  readonly name: MessageName;
  readonly payload: Payload;
}

/** The simulated phone shows one of these in place of the page, or over it. */
export type ShellScreen =
  | { readonly kind: 'page' }
  /** A screen of the native app, which the simulator can only name. */
  | { readonly kind: 'native'; readonly title: string; readonly payload: SimulatedMessage['payload'] }
  | { readonly kind: 'closed' }
  | { readonly kind: 'login' };

/** Something the system asks over the page. */
export type SystemPrompt = { readonly kind: 'call'; readonly telephone: string } | { readonly kind: 'rate' };

export interface Shell {
  readonly screen: ShellScreen;
  readonly prompt: SystemPrompt | undefined;
  readonly isInBankFlow: boolean;
  /** The last thing that leaves no trace on a real phone, such as a tracking point. */
  readonly note: string | undefined;
}

export type ShellEvent =
  | { readonly kind: 'message'; readonly message: SimulatedMessage }
  /** A page was opened in the web view. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'left-native' }
  | { readonly kind: 'prompt-answered'; readonly answer: string }
  | { readonly kind: 'noted'; readonly note: string }
  /** A link that is the system's: it opens another app. */
  | { readonly kind: 'app-opened'; readonly link: string }
  | { readonly kind: 'closed' };

export const idleShell: Shell = { screen: { kind: 'page' }, prompt: undefined, isInBankFlow: false, note: undefined };

export function nextShell(shell: Shell, event: ShellEvent): Shell {
  switch (event.kind) {
    case 'message':
      return { ...shell, note: undefined, ...afterMessage(event.message) };
    case 'opened':
      return idleShell;
    case 'left-native':
      return { ...shell, screen: { kind: 'page' }, note: undefined };
    case 'prompt-answered':
      return { ...shell, prompt: undefined, note: event.answer };
    case 'noted':
      return { ...shell, note: event.note };
    case 'app-opened':
      return { ...shell, ...native('Another app', { link: event.link }) };
    case 'closed':
      return { ...idleShell, screen: { kind: 'closed' } };
  }
}

/** Schemes that any page may open, and those that only our own pages may. */
const wallets: readonly string[] = ['gcash:'];
const contacts: readonly string[] = ['tel:', 'mailto:'];

/** The target of a link that the web view does not load itself; undefined if it does (`docs/contracts/native-bridge.md`). */
export function linkEvent(link: URL, page: Pick<URL, 'pathname'>): ShellEvent | undefined {
  const { protocol, href } = link;
  if (['http:', 'https:', 'javascript:'].includes(protocol)) return undefined;
  // The sandbox's pages stand for a provider's.
  const isOurs = !page.pathname.startsWith('/peace/');
  const isAllowed = wallets.includes(protocol) || (isOurs && contacts.includes(protocol));
  return isAllowed ? { kind: 'app-opened', link: href } : { kind: 'noted', note: `Refused: ${href}` };
}

function afterMessage({ name, payload }: SimulatedMessage): Partial<Shell> {
  switch (name) {
    case 'openPage':
      return native('Native page', payload);
    case 'openPageWithParam':
      return native('Native page with parameters', payload);
    case 'goHome':
      return native('Home tab', payload);
    case 'goToMine':
      return native('Personal tab', payload);
    case 'closeWebview':
      return { ...idleShell, screen: { kind: 'closed' } };
    case 'returnToLogin':
      return { ...idleShell, screen: { kind: 'login' } };
    case 'callTelephone':
      return { prompt: { kind: 'call', telephone: payload['telephone'] ?? '' } };
    case 'goToRate':
      return { prompt: { kind: 'rate' } };
    case 'confirmBurialPoint':
      return { note: 'Tracking point recorded: loan confirmed' };
    case 'startBankFlow':
      return { isInBankFlow: true, note: 'Bank flow began' };
    case 'endBankFlow':
      return { isInBankFlow: false, note: 'Bank flow ended' };
  }
}

const native = (title: string, payload: SimulatedMessage['payload']): Partial<Shell> => ({
  screen: { kind: 'native', title, payload },
});
