export { openContact } from './open-contact.ts';
export {
  goBack,
  recordEntry,
  recordFollowedLink,
  historyDepth,
  watchFrame,
  type HistoryWindow,
} from './page-history.ts';
export {
  goToHash,
  navigateTo,
  onHashChange,
  readAddress,
  readHash,
  readPath,
  readQuery,
  reloadPage,
  replacePath,
  replaceQuery,
  type AddressWindow,
  type PageHistory,
  type PageLocation,
} from './page-address.ts';
export { routerWindow } from './router-window.ts';
export {
  isStillInFront,
  onFirstUse,
  onPageHide,
  onRestored,
  onVisibilityChange,
  type LeavingWindow,
  type LifecycleWindow,
  type Restoration,
  type VisibilityWindow,
} from './page-lifecycle.ts';
export { onItemChanged, type StorageEventWindow } from './on-item-changed.ts';
