import type { Result } from '@peace/api-client';
import type { Agreement } from '@peace/api-client/contract/loan-confirm/get-agreements';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import type { NavigateOutcome } from '@peace/session';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { useRef, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { navigationFailure } from '#shared/navigation/use-navigate-external.ts';
import { useRestored, useIgnoreAfterUnmount } from '#shared/navigation/use-is-here.ts';
import type { UnopenedAgreement } from './apply-block.model.ts';

export type ReadAgreementLink = (position: number) => Promise<Result<{ readonly url: string }>>;

interface AgreementLinksOptions {
  readonly agreements: AsyncState<readonly Agreement[]>;
  readonly readLink: ReadAgreementLink;
  readonly onUnopened?: () => void;
}

/** Opens one agreement of the list at a time, by its place in it. `opening` is the place of the one whose link is being requested. */
export function useAgreementLinks({ agreements, readLink, onUnopened }: AgreementLinksOptions) {
  const { session } = useServices();
  const t = useMessages(commonMessages);
  const untilUnmount = useIgnoreAfterUnmount();
  const [opening, setOpening] = useState<number | null>(null);
  const [unopened, setUnopened] = useState<UnopenedAgreement | null>(null);
  const underWay = useRef<symbol>(null);

  function close() {
    underWay.current = null;
    setOpening(null);
  }
  // The borrower can come back from the opened page.
  useRestored(close);

  /** Why it could not be opened, shown in its row; null where it was, or where the shell may still open it. */
  function failureOf(link: Awaited<ReturnType<ReadAgreementLink>>, outcome: NavigateOutcome | null): string | null {
    if (link.kind === 'failed') return errorWording(link.error, t);
    const failure = outcome && navigationFailure(outcome);
    return failure && t(failure);
  }

  function note(place: number, message: string) {
    setUnopened((before) => ({ place, message, attempt: (before?.attempt ?? 0) + 1 }));
    onUnopened?.();
  }

  async function open(place: number) {
    const agreement = agreements.kind === 'ready' ? agreements.data[place] : undefined;
    if (underWay.current || !agreement) return;
    const own = (underWay.current = Symbol());
    setOpening(place);
    const link = await untilUnmount(readLink(agreement.position), close);
    const outcome = link.kind === 'ok' ? await session.navigateExternal(link.data.url) : null;
    const message = failureOf(link, outcome);
    if (message !== null) note(place, message);
    else setUnopened((before) => (before?.place === place ? null : before));
    // On its way out, the page opens nothing else.
    if (outcome?.kind === 'left') {
      const isStill = await untilUnmount(outcome.isStill(), close);
      // Returned to meanwhile, the page may be opening another one.
      if (!isStill || underWay.current !== own) return;
      note(place, t('pageNotOpened'));
    }
    close();
  }

  return { opening, unopened, open: (place: number) => void open(place) };
}
