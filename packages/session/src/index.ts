export { borrowerOf, claimItems, earlyBorrowerOf, isOfAnother, type StorageWindow } from './borrower-items.ts';
export { commonParams } from './session-param.ts';
export { createSession, type Session, type SessionOptions } from './create-session.ts';
export type { NavigateOptions, NavigateOutcome } from './navigate-external.ts';
export { entryLinkTo, linkTo, type InAppPath } from './links.ts';
export type { QueryParams } from './query.ts';
export { findReplacedSession, forgetSession, readSession, storeSession, type ReadSession } from './session-params.ts';
export { type SessionParamName, sessionParamNames, type SessionParams } from './session-param.ts';
export type { SessionWindow } from './session-window.ts';
