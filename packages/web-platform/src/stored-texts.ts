import { namespace } from './stored-item.ts';

/** Which storage an item is in: `local` outlives the tab, `session` does not. */
export type StorageArea = 'local' | 'session';

/** One item of our namespace, as it is stored. */
export interface StoredText {
  readonly area: StorageArea;
  /** Without the namespace. */
  readonly key: string;
  readonly text: string;
}

/** The part of `window` that holds both. */
export interface StorageWindow {
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
}

/** Every item of our namespace, by area and key, for a developer's tool. Empty where storage is blocked. */
export function readStoredTexts(window: StorageWindow): StoredText[] {
  return (['local', 'session'] as const).flatMap((area) => itemsOf(window, area));
}

/** Stores a text as it is, without a check; false where storage is full or blocked. */
export function writeStoredText(window: StorageWindow, { area, key, text }: StoredText): boolean {
  try {
    areaOf(window, area).setItem(`${namespace}${key}`, text);
    return true;
  } catch {
    return false;
  }
}

/** Takes one item away. Never throws. */
export function removeStoredText(window: StorageWindow, { area, key }: Omit<StoredText, 'text'>): void {
  try {
    areaOf(window, area).removeItem(`${namespace}${key}`);
  } catch {
    // What is blocked holds nothing.
  }
}

function areaOf(window: StorageWindow, area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

function itemsOf(window: StorageWindow, area: StorageArea): StoredText[] {
  try {
    const storage = areaOf(window, area);
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((name) => name.startsWith(namespace))
      .sort()
      .map((name) => ({ area, key: name.slice(namespace.length), text: storage.getItem(name) ?? '' }));
  } catch {
    return [];
  }
}
