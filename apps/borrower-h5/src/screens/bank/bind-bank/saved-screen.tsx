import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { DetailRows, type DetailRow } from '@peace/ui-kit/detail-rows';
import { DoneDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';

/** What the account was asked for. */
export type AccountPurpose = 'nextLoan' | 'runningOrder' | 'anotherScreen';

export interface SavedScreenProps {
  readonly purpose: AccountPurpose;
  /** Which account it is, as far as this page knows: empty where another one sent it. */
  readonly account: readonly DetailRow[];
  readonly onBack: () => void;
  /** To the borrower's own account in the app; null where no app surrounds the page. */
  readonly onMine: (() => void) | null;
}

/** What stays when the account is saved and nothing closes the page. */
export function SavedScreen({ purpose, account, onBack, onMine }: SavedScreenProps): ReactElement {
  const t = useMessages(bindBankMessages);
  const orders = { label: t('goToOrders'), href: href(screens.orders), replace: true };
  const mine = onMine && { label: t('goToMine'), onClick: onMine };
  return (
    <PageFrame title={t('title')} onBack={onBack}>
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
