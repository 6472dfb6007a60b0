import { answerLostPauses, underWayPauses, isWaiting } from './attempt-state.ts';
import type {
  AttemptRecord,
  AttemptState,
  AttemptTypes,
  StoredRecord,
  AttemptRules,
  VerifyResult,
} from './attempt-types.ts';
import { type Attempt, createAttempt } from './create-attempt.ts';
import { webLock } from '@peace/web-platform/lock';
import { type ApiError, newIdempotencyKey } from '@peace/api-client';
import { defineItem, lifetimesMs, type Json } from '@peace/web-platform/storage';
import { onItemChanged } from '@peace/web-platform';
import { createTranslator, type Locale, type Translator } from '@peace/i18n';
import { useLocale } from '@peace/i18n/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { atom, useAtomValue, useStore, type Atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { fallback, literal, number, object, parse, picklist, string, variant, type GenericSchema } from 'valibot';
import { useFailureToast } from '#shared/reading/use-read.ts';
import { type Services, useServices } from '#shared/services.tsx';
import { useRestored } from '#shared/navigation/use-is-here.ts';
import { type PageAccess, pageAccessAtom } from '#shared/storage/stored-atom.ts';
import { openItem, type UnreadableItem } from '#shared/storage/stored-item.ts';
import { notice } from '@peace/page/reports';

/** How long the outcome of an attempt may be unknown before it cannot be learned any more. */
export const ATTEMPT_LIFETIME_MS = lifetimesMs['24 hours'];

export type StoredTypes = AttemptTypes & { readonly request: Json };

/** A write that is complete when the server accepts it. Only a refusal has a result; a read that finds it proves success. */
export interface FinalWrite<Request extends Json> {
  readonly request: Request;
  readonly evidence: null;
  readonly refusal: ApiError;
}

/** How a write behaves that is complete when the server accepts it. */
export const finalWrite = {
  acceptance: 'final',
  pauses: { answerLost: answerLostPauses, underWay: underWayPauses },
} as const;

// These words are stored: a record of another release is read by them.
const unknown = object({ kind: picklist(['answerLost', 'underWay']), since: number() });
const stage = variant('kind', [object({ kind: literal('sending') }), unknown]);

/** The stored item of an attempt that is under way or unknown. */
export function attemptItem<Request extends Json>(options: {
  readonly key: string;
  readonly request: GenericSchema<Request>;
  /** See `ItemOptions`. */
  readonly isOfSubject?: boolean;
}) {
  return defineItem({
    key: options.key,
    version: 1,
    schema: object({
      key: string(),
      request: options.request,
      startedAt: number(),
      stage,
    }),
    owner: 'record',
    lifetime: '24 hours',
    // A release that was rolled back, or an old page beside a new one, does not delete the record that the other can read.
    keepsUnreadable: true,
    isOfSubject: options.isOfSubject ?? false,
  });
}

/** Services that exist without a screen: a verification needs none. */
export interface AttemptServices extends Services {
  readonly queries: QueryClient;
  readonly store: ReturnType<typeof useStore>;
  readonly locale: Locale;
  readonly translate: Translator;
  readonly sayFailure: (error: ApiError) => void;
}

/** The part that the runner itself needs. */
interface PageServices {
  readonly session: Pick<AttemptServices['session'], 'endings'>;
}

/** One kind of attempt, declared once beside the schema of its request. */
export interface AttemptKind<T extends StoredTypes, Served> extends AttemptRules<T> {
  readonly item: ReturnType<typeof attemptItem<T['request']>>;
  /** The spelling of a subject that all its spellings share. A record of an earlier build has the subject as it was written. */
  readonly canonical?: (subject: string) => string;
  /** Makes the reads that tell whether an attempt arrived; once for each subject. */
  readonly verifier: (
    subject: string,
  ) => (services: Served, record: StoredRecord<T>, signal: AbortSignal) => Promise<VerifyResult<T>>;
  /** Keeps what is to be kept of one that arrived. */
  readonly onArrived?: (
    services: Served,
    arrived: { readonly subject: string; readonly record: StoredRecord<T>; readonly evidence: T['evidence'] },
  ) => void;
}

type ServedAttempt<T extends StoredTypes, Served> = Attempt<T> & {
  /** Gives it the page's services, before it is watched. They are used after the screen was left, too. */
  readonly serve: (services: Served) => void;
};

/** The attempts of one kind, one for each subject: an order, a product. Each lives as long as the page. */
export function defineAttempts<T extends StoredTypes, Served extends PageServices = AttemptServices>(
  kind: AttemptKind<T, Served>,
) {
  const { item, canonical = (subject: string) => subject, verifier, onArrived } = kind;
  const attemptOf = (subject: string) =>
    atom((get): ServedAttempt<T, Served> => {
      const access = get(pageAccessAtom);
      const { window, clock } = access;
      const asWritten = openRecord(access, item, subject);
      const isEarlier = asWritten.read() !== null || asWritten.readUnreadable() !== null;
      const stored = isEarlier ? asWritten : openRecord(access, item, canonical(subject));
      const verify = verifier(subject);
      let services: Served | null = null;
      let endings = 0;
      const attempt = createAttempt<T>({
        name: `peace:${stored.key}`,
        // A payment under way is forgotten after 24 hours, also by a page that stays open.
        rules: { ...kind, lifetimeMs: ATTEMPT_LIFETIME_MS },
        store: {
          read: () => stored.read() ?? unreadRecord(stored.readUnreadable()),
          write: stored.write,
          subscribe: (listener) => onItemChanged(window, stored.key, listener),
        },
        lock: webLock(window.navigator.locks),
        newKey: newIdempotencyKey,
        now: () => clock.now(),
        wait: (milliseconds, callback) => {
          const timer = window.setTimeout(callback, milliseconds);
          return () => window.clearTimeout(timer);
        },
        isVisible: () => window.document.visibilityState === 'visible',
        verify: async (record, signal) => {
          if (services === null) return { kind: 'unreadable' };
          endings = services.session.endings();
          return await verify(services, record, signal);
        },
        // A read that the end of the session refused is refused again, and each time a dialog says so.
        verifiesByItself: () => services?.session.endings() === endings,
        onArrived: (record, evidence) => services && onArrived?.(services, { subject, record, evidence }),
      });
      reportUnknownOutcomes(window, item.key, attempt);
      return {
        ...attempt,
        serve: (given) => {
          services = given;
        },
        watch: () => {
          endings = services?.session.endings() ?? endings;
          return attempt.watch();
        },
      };
    });
  return atomFamily(attemptOf, (a, b) => canonical(a) === canonical(b));
}

export interface ShownAttempt<T extends StoredTypes> extends Pick<
  Attempt<T>,
  'mayStart' | 'start' | 'check' | 'cancel' | 'dismiss' | 'isSentElsewhere'
> {
  readonly state: AttemptState<T>;
}

/** Shows an attempt while the screen is open. */
export function useAttempt<T extends StoredTypes>(
  attemptAtom: Atom<ServedAttempt<T, AttemptServices>>,
): ShownAttempt<T> {
  const services = useAttemptServices();
  const attempt = useAtomValue(attemptAtom);
  const state = useSyncExternalStore(attempt.subscribe, attempt.read, attempt.read);
  useEffect(() => attempt.serve(services), [attempt, services]);
  useEffect(() => attempt.watch(), [attempt]);
  useRestored((how) => attempt.returned(how === 'from-cache' ? 'restoredFromCache' : 'becameVisible'));
  const { mayStart, start, check, cancel, dismiss, isSentElsewhere } = attempt;
  return { state, mayStart, start, check, cancel, dismiss, isSentElsewhere };
}

/** The same ones for as long as the language stays. */
export function useAttemptServices(): AttemptServices {
  const services = useServices();
  const queries = useQueryClient();
  const store = useStore();
  const { locale } = useLocale();
  const sayFailure = useFailureToast();
  return useMemo(
    () => ({ ...services, queries, store, locale, translate: createTranslator(locale), sayFailure }),
    [services, queries, store, locale, sayFailure],
  );
}

/** The borrower's record of a subject. Where another borrower of the phone has one, that one stays, and this borrower's is beside it. */
function openRecord<Request extends Json>(
  access: PageAccess,
  item: ReturnType<typeof attemptItem<Request>>,
  subject: string,
) {
  const first = openItem(access, item, subject);
  if (item.isOfSubject) return first;
  const second = openItem(access, item, `${subject}:2`);
  // A page that does not know its borrower reads the first record, which may be its own.
  const isAnothers = access.borrower !== null && first.whose() === 'otherBorrower';
  return isAnothers || second.whose() === 'own' ? second : first;
}

/** Reads the record of another release or owner, or a broken one: something was started, and may have arrived. */
function unreadRecord(item: UnreadableItem | null): AttemptRecord<null> | null {
  if (item === null) return null;
  const { storedAt, value } = item;
  const parts = object({
    key: fallback(string(), 'unread'),
    startedAt: fallback(number(), storedAt),
    stage: fallback(stage, { kind: 'answerLost', since: storedAt }),
  });
  return {
    request: null,
    ...parse(
      fallback(parts, () => parse(parts, {})),
      value,
    ),
  };
}

/**
 * Reports that the response to an attempt was lost, and the outcome once it is known: by the kind of attempt, without its
 * content. A payment that is under way elsewhere is ordinary and not reported. For as long as the page lives.
 */
export function reportUnknownOutcomes<T extends AttemptTypes>(
  window: Parameters<typeof notice>[0],
  name: string,
  attempt: Pick<Attempt<T>, 'read' | 'subscribe'>,
): void {
  let isLost = false;
  let last = '';
  attempt.subscribe(() => {
    const state = attempt.read();
    const { kind } = state;
    // An outcome that is known now has it of the read before.
    if (kind !== 'arrived')
      isLost = (isWaiting(state) || kind === 'verifying') && state.record.stage.kind === 'answerLost';
    if (kind === last) return;
    last = kind;
    const isTold = kind === 'unknown' || kind === 'arrived' || kind === 'notArrived';
    if (isTold && isLost) notice(window, { kind: 'attempt', name, detail: kind });
  });
}
