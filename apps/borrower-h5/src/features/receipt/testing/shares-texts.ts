import { vi } from 'vitest';

/** A shell whose share sheet takes texts and no files. Returns what was shared last. */
export function sharesTexts(): () => string {
  const share = vi.fn((_data: { readonly text: string }) => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: () => false, share }));
  return () => share.mock.calls.at(-1)?.[0].text ?? '';
}
