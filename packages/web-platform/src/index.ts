export { openContact } from './open-contact.ts';
export {
  goBack,
  goToHash,
  navigateTo,
  noteEntry,
  onHashChange,
  readAddress,
  readHash,
  readPath,
  readQuery,
  reloadPage,
  replacePath,
  replaceQuery,
  screensBehind,
  type AddressWindow,
  type HistoryWindow,
  type PageHistory,
  type PageLocation,
} from './page-address.ts';
export {
  openEntries,
  type EntriesWindow,
  type EntryOptions,
  type EntryState,
  type PageEntries,
  type PageEntry,
} from './page-entries.ts';
export {
  onPageHide,
  onRestored,
  type LeavingWindow,
  type LifecycleWindow,
  type Restoration,
} from './page-lifecycle.ts';
export { onItemChanged, type StorageEventWindow } from './on-item-changed.ts';
