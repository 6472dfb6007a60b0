import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { LanguageSwitch } from '@peace/ui-kit/language-switch';
import { mark } from '@peace/ui-kit/mark-paths';
import type { ReactElement } from 'react';
import '#shared/page.css';

export interface PageHeaderProps {
  readonly brand: string;
  /** The company of this build is the made-up one. */
  readonly isSample: boolean;
}

/** Whose page it is, and its language. */
export function PageHeader({ brand, isSample }: PageHeaderProps): ReactElement {
  const t = useMessages(promoMessages);
  return (
    <header className="promo-header">
      {isSample && <p className="promo-sample">{t('sample')}</p>}
      <div className="promo-header__bar">
        <p className="promo-brand">
          <svg className="promo-brand__mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <rect className="promo-brand__ground" width="32" height="32" rx="8" />
            <path className="promo-brand__line" d={mark.letter} strokeWidth={mark.letterWidth} />
            <path className="promo-brand__line" d={mark.bars} strokeWidth={mark.barWidth} />
          </svg>
          <span>{brand}</span>
        </p>
        <LanguageSwitch />
      </div>
    </header>
  );
}
