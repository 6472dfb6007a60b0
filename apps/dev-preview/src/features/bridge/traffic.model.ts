import type { Outcome } from '@peace/bridge';
import type { ShellEventName } from '@peace/bridge/protocol';

/** A message of the page, and what the shell made of it. */
export interface MessageTraffic {
  readonly name: string;
  readonly payload: unknown;
  readonly outcome: Outcome;
}

/** How the page answered an event. */
export type EventAnswer = { readonly kind: 'answered'; readonly handled: boolean } | { readonly kind: 'no-reply' };

/** One line of what page and shell said to each other. */
export interface TrafficLine {
  readonly id: number;
  /** Milliseconds since 1970, of this device. */
  readonly at: number;
  readonly direction: 'to-shell' | 'to-page';
  readonly name: string;
  /** JSON; empty where there is nothing to send. */
  readonly payload: string;
  readonly outcome: string;
  /** Whether the sender got what it wanted. */
  readonly isGood: boolean;
}

/** The newest first, and no more than a page's worth. */
export type Traffic = readonly TrafficLine[];

const kept = 200;

/** The list with one more line on top. */
export function withLine(traffic: Traffic, line: Omit<TrafficLine, 'id'>): Traffic {
  return [{ id: (traffic[0]?.id ?? 0) + 1, ...line }, ...traffic].slice(0, kept);
}

export function messageLine({ name, payload, outcome }: MessageTraffic, at: number): Omit<TrafficLine, 'id'> {
  return {
    at,
    direction: 'to-shell',
    name,
    payload: payloadText(payload),
    outcome: outcome.kind === 'rejected' ? `rejected: ${outcome.reason}` : outcome.kind,
    isGood: outcome.kind === 'delivered',
  };
}

/** An event of the shell and the page's answer to it. */
export function eventLine(name: ShellEventName, answer: EventAnswer, at: number): Omit<TrafficLine, 'id'> {
  return {
    at,
    direction: 'to-page',
    name,
    payload: '',
    outcome: eventOutcome(name, answer),
    isGood: answer.kind === 'answered',
  };
}

/** Describes the page's answer to an event of the shell. */
export function eventOutcome(name: ShellEventName, answer: EventAnswer): string {
  if (answer.kind === 'no-reply') return 'no-reply: no page listens';
  if (name === 'resume') return 'received';
  return answer.handled ? 'true: the page handled it' : 'false: the shell goes back itself';
}

function payloadText(payload: unknown): string {
  const text = JSON.stringify(payload);
  return text === undefined || text === '{}' ? '' : text;
}
