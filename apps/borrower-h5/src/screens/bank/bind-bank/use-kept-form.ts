import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '#shared/services.tsx';
import { useStoredItem } from '#shared/state/use-stored-item.ts';
import { keptFormItem, keptInPageAtom, sealForm, unsealForm, type KeptForm } from './kept-form.ts';

/** What is kept, for whom, and where it goes. */
export interface KeepingOptions {
  readonly productId: string;
  readonly form: KeptForm;
  /** Something stands in the form that would be missed. */
  readonly isTyped: boolean;
  readonly onFound: (form: KeptForm) => void;
}

/**
 * Keeps what was typed when the session ends, since the login may close this page, and gives it back to the same borrower:
 * once, within a quarter of an hour, encrypted meanwhile.
 */
export function useKeptForm({ productId, form, isTyped, onFound }: KeepingOptions): void {
  const { session } = useServices();
  const { params } = session.entry;
  const item = useStoredItem(keptFormItem, productId);
  const [inPage, setInPage] = useAtom(keptInPageAtom(productId));

  const keep = useEffectEvent(async () => {
    if (!isTyped) return;
    setInPage(form);
    const sealed = await sealForm(form, params);
    if (sealed) item.write(sealed);
  });
  useEffect(() => session.onEnd(() => void keep()), [session]);

  const find = useEffectEvent(async () => {
    const sealed = item.read();
    const found = inPage ?? (sealed && (await unsealForm(sealed, params)));
    if (!found) return;
    setInPage(null);
    item.write(null);
    onFound(found);
  });
  useEffect(() => void find(), [productId]);
}
