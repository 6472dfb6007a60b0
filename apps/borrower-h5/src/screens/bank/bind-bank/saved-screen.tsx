import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { Outcome } from '@peace/ui-kit/outcome';
import { PageFrame } from '@peace/ui-kit/page-frame';
import type { ReactElement } from 'react';

/** What the account was asked for. */
export type AccountPurpose = 'nextLoan' | 'runningOrder' | 'anotherScreen';

export interface SavedScreenProps {
  readonly purpose: AccountPurpose;
  readonly onBack: () => void;
  /** To the borrower's own account in the app; null where no app surrounds the page. */
  readonly onMine: (() => void) | null;
}

/** What stays when the account is saved and nothing closes the page. */
export function SavedScreen({ purpose, onBack, onMine }: SavedScreenProps): ReactElement {
  const t = useMessages(bindBankMessages);
  const orders = { label: t('goToOrders'), href: href(screens.orders), replace: true };
  const bar = onMine ? (
    <ActionBar primary={{ label: t('goToMine'), onClick: onMine }} secondary={orders} />
  ) : (
    <ActionBar primary={orders} />
  );
  return (
    <PageFrame title={t('title')} onBack={onBack} actionBar={bar}>
      <Outcome kind="done" title={t('saved')} text={purpose === 'anotherScreen' ? undefined : t(purpose)} />
    </PageFrame>
  );
}
