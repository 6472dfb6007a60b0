import { commonMessages } from '@peace/i18n/messages/common';
import { dueMessages } from '@peace/i18n/messages/due';
import { useMessages } from '@peace/i18n/react';
import { keepFocus } from '@peace/ui-kit/keep-focus';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import './due.css';

export function DueFailure({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const t = useMessages(dueMessages);
  const common = useMessages(commonMessages);
  return (
    <div ref={keepFocus} className="due-failure">
      <p className="due-failure__text">{t('unread')}</p>
      <Button plain size="small" data-replay onClick={onRetry}>
        {common('retry')}
      </Button>
    </div>
  );
}
