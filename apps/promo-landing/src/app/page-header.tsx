import type { Company } from '@peace/company';
import { LanguageSwitch } from '@peace/ui-kit/language-switch';
import { LicenceLine } from '@peace/ui-kit/licence-line';
import { mark } from '@peace/ui-kit/mark-paths';
import '#shared/page.css';

/** Shows the page's brand and the language switch. */
export function PageHeader({ brand, company }: { readonly brand: string; readonly company: Company }) {
  return (
    <header className="promo-header">
      <LicenceLine company={company} />
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
