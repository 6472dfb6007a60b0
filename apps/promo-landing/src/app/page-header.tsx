import type { Company } from '@peace/company';
import { LanguageSwitch } from '@peace/ui-kit/language-switch';
import { LicenceLine } from '@peace/ui-kit/licence-line';
import { Mark } from '@peace/ui-kit/mark';
import '#shared/page.css';

/** Shows the page's brand and the language switch. */
export function PageHeader({ brand, company }: { readonly brand: string; readonly company: Company }) {
  return (
    <header className="promo-header">
      <LicenceLine company={company} />
      <div className="promo-header__bar">
        <p className="promo-brand">
          <Mark size={28} />
          <span>{brand}</span>
        </p>
        <LanguageSwitch />
      </div>
    </header>
  );
}
