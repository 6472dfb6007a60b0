import {
  maxLength,
  minLength,
  objectWithRest,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  type GenericSchema,
  type InferOutput,
} from 'valibot';

// Whole-string patterns without flags, because they are published as JSON Schema (docs/contracts/native-bridge.schema.json).
const withoutControlCharacters = /^[ -~\u00a0-\uffff]+$/;
const dialable = /^\+?[0-9*#() .-]{3,24}$/;

const text = (limit: number) => pipe(string(), minLength(1), maxLength(limit), regex(withoutControlCharacters));

const target = text(2048);
const id = text(128);
const nothing = strictObject({});

/** One message to the shell. Payloads are flat plain JSON: WebKit drops what it cannot clone without an error. */
export interface MessageDeclaration {
  /** The name the shell registers: a WKScriptMessageHandler, or a method of the Android object. */
  readonly handler: string;
  readonly payload: GenericSchema<unknown, Payload>;
  /** Describes the message in one line. */
  readonly doc: string;
}

/** The message's fields, as text by name. */
export type Payload = { readonly [field: string]: string | undefined };

/** Every message the page can send (spec §7, last paragraph), declared once. */
export const messages = {
  openPage: {
    handler: 'openPage',
    payload: strictObject({ to: target }),
    doc: 'Open the native page that the link `to` names.',
  },
  closeWebview: { handler: 'closeWebview', payload: nothing, doc: 'Close this web view.' },
  openPageWithParam: {
    handler: 'openPageWithParam',
    payload: objectWithRest({ toP: target }, text(1024)),
    doc: 'Open the native page that the link `toP` names, with every other field as a parameter (such as `productId`).',
  },
  goHome: { handler: 'goHome', payload: nothing, doc: 'Show the home tab.' },
  goToMine: { handler: 'goToMine', payload: nothing, doc: 'Show the personal tab.' },
  returnToLogin: {
    handler: 'returnToLogin',
    payload: nothing,
    doc: 'The session is over: forget it and show the login.',
  },
  callTelephone: {
    handler: 'callTelephone',
    payload: strictObject({ telephone: pipe(string(), regex(dialable)) }),
    doc: 'Offer to call `telephone`.',
  },
  goToRate: { handler: 'goToRate', payload: nothing, doc: 'Show the store rating prompt.' },
  confirmBurialPoint: {
    handler: 'confirmBurialPoint',
    payload: strictObject({ productId: optional(id), orderId: optional(id) }),
    doc: 'Record the tracking point "loan confirmed".',
  },
  startBankFlow: { handler: 'startBankFlow', payload: nothing, doc: 'Bank account binding begins.' },
  endBankFlow: { handler: 'endBankFlow', payload: nothing, doc: 'Bank account binding is over, saved or left.' },
} as const satisfies Record<string, MessageDeclaration>;

export type MessageName = keyof typeof messages;

export type PayloadOf<Name extends MessageName> = InferOutput<(typeof messages)[Name]['payload']>;

export function isMessageName(name: unknown): name is MessageName {
  return typeof name === 'string' && Object.hasOwn(messages, name);
}

/** All message names, in the order of the contract. */
export const messageNames: readonly MessageName[] = Object.keys(messages).filter(isMessageName);

/** The shell's events for the page, and the function of `window.peaceNative` it calls for it. */
export const shellEvents = {
  back: {
    call: 'onBack',
    returns: 'boolean',
    doc: 'The borrower went back. `true`: the page handled it. `false`: the shell goes back itself.',
  },
  resume: { call: 'onResume', returns: 'void', doc: 'The page is in front again: it re-reads what may have changed.' },
} as const satisfies Record<string, { call: keyof PeaceNative; returns: string; doc: string }>;

export type ShellEventName = keyof typeof shellEvents;

/** The object the shell finds at `window.peaceNative`. Neither function takes arguments or throws. */
export interface PeaceNative {
  /** `true` when the page handled going back, `false` when the shell should go back itself. */
  onBack(): boolean;
  onResume(): void;
}
