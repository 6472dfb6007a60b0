import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { DetailRows, type DetailRow } from '@peace/ui-kit/detail-rows';
import { DoneDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';

export type AccountPurpose = 'nextLoan' | 'runningOrder' | 'anotherScreen';

export interface AccountSavedEvents {
  readonly back: () => void;
  readonly goToMine: () => void;
}

export interface AccountSavedProps {
  readonly purpose: AccountPurpose;
  /** Which account it is, as far as this page knows: empty where another one sent it. */
  readonly account: readonly DetailRow[];
  readonly canGoToMine: boolean;
  readonly events: AccountSavedEvents;
}

/** Shown when the account is saved and the app does not close the page. */
export function AccountSaved({ purpose, account, canGoToMine, events }: AccountSavedProps): ReactElement {
  const t = useMessages(bindBankMessages);
  const orders = { label: t('goToOrders'), href: href(screens.orders), replace: true };
  const mine = canGoToMine ? { label: t('goToMine'), onClick: events.goToMine } : null;
  return (
    <PageFrame title={t('title')} onBack={events.back}>
      <ScreenMessage
        isReadOut
        drawing={DoneDrawing}
        title={t('saved')}
        facts={account.length > 0 && <DetailRows rows={account} />}
        primary={mine ?? orders}
        secondary={mine ? orders : undefined}
      >
        {purpose !== 'anotherScreen' && t(purpose)}
      </ScreenMessage>
    </PageFrame>
  );
}
