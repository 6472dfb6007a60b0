import type { Result } from '@peace/api-client';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { useCallback, useRef, useState } from 'react';
import { useNavigateExternal } from '#shared/use-navigate-external.ts';
import { useRestored } from '#shared/use-restored.ts';
import { useIgnoreAfterUnmount } from '#shared/use-ignore-after-unmount.ts';

/** Asks where to read an agreement, by its place in the list. */
export type ReadAgreementLink = (position: number) => Promise<Result<{ readonly url: string }>>;

/** An agreement whose page could not be asked for: its place in the list, and why, in words. */
export interface UnopenedAgreement {
  readonly position: number;
  readonly message: string;
}

/** Opens one agreement at a time. `opening` is the place of the one whose link is being requested. */
export function useAgreementLinks(readLink: ReadAgreementLink) {
  const t = useMessages(commonMessages);
  const leave = useNavigateExternal();
  const untilUnmount = useIgnoreAfterUnmount();
  const [opening, setOpening] = useState<number | null>(null);
  const [unopened, setUnopened] = useState<UnopenedAgreement | null>(null);
  const isOpening = useRef(false);

  const close = useCallback(() => {
    isOpening.current = false;
    setOpening(null);
  }, []);
  // Where it led there is a way back from.
  useRestored(close);

  async function open(position: number) {
    if (isOpening.current) return;
    isOpening.current = true;
    setOpening(position);
    setUnopened(null);
    const link = await untilUnmount(readLink(position));
    if (link.kind === 'failed') setUnopened({ position, message: errorWording(link.error, t) });
    const outcome = link.kind === 'ok' ? await leave(link.data.url) : null;
    // On its way out, the page opens nothing else.
    if (outcome?.kind !== 'left') close();
  }

  return { opening, unopened, open: (position: number) => void open(position) };
}
