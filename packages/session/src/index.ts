export { commonParams } from './common-params.ts';
export { contactLink, openContact, type Contact } from './contact.ts';
export { createSession, type Session, type SessionOptions } from './create-session.ts';
export type { RefusalReason } from './destination.ts';
export { frameAddress } from './frame-address.ts';
export type { LeaveOptions, LeaveOutcome } from './leave-to.ts';
export { entryLinkTo, linkTo, type InAppPath } from './links.ts';
export {
  goBack,
  goToHash,
  onHashChange,
  readHash,
  readPath,
  readQuery,
  reloadPage,
  replacePath,
  type AddressWindow,
} from './page-address.ts';
export { onRestored, type LifecycleWindow, type Restoration } from './page-lifecycle.ts';
export type { QueryParams } from './query.ts';
export {
  forgetSession,
  readSession,
  type IgnoredParam,
  type SessionEntry,
  type SessionParamName,
  type SessionParams,
} from './session-params.ts';
export type { SessionWindow } from './session-window.ts';
