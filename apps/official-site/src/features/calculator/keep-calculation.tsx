import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import { CopyIcon } from '@peace/vant-react-compat/icon';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { CalculatorActions } from './use-calculator.ts';
import '#shared/page.css';
import '#shared/form.css';
import './calculator.css';

/** Ways to keep a calculation: its address, and paper. Both need a script. */
export function KeepCalculation({ actions }: { readonly actions: CalculatorActions }) {
  const t = useMessages(siteCalculatorMessages);
  const isHydrated = useIsHydrated();
  const [copied, setCopied] = useState<'copied' | 'manual'>();
  const copy = (event: MouseEvent<HTMLButtonElement>) => {
    // In the tap itself: WebKit's permission ends with it.
    void actions.copyLink(event.currentTarget).then(({ kind }) => setCopied(kind));
  };
  return (
    <div className="calculator-keep">
      <p className="calculator-keep-buttons">
        <Button size="small" icon={<CopyIcon />} disabled={!isHydrated} onClick={copy}>
          {t('copyLink')}
        </Button>
        <Button size="small" disabled={!isHydrated} onClick={actions.print}>
          {t('print')}
        </Button>
      </p>
      <p role="status" className="quiet calculator-keep-status">
        {copied === 'copied' ? t('linkCopied') : copied === 'manual' ? t('linkByHand') : ''}
      </p>
    </div>
  );
}
