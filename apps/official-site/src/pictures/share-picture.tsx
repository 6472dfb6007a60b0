import type { Company } from '@peace/company';
import { createTranslator, type Locale } from '@peace/i18n';
import { companyMessages } from '@peace/i18n/messages/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { LocaleProvider } from '@peace/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { exampleTexts, workedExample } from '@peace/company/loan-calculator';
import { PhoneInHand, PhonePicture } from '#features/get-app/phone-picture.tsx';
import { Mark } from '@peace/ui-kit/mark';
import { scenes } from './scenes.ts';

export interface SharePictureOptions {
  readonly company: Company;
  readonly brand: string;
  readonly locale: Locale;
}

/**
 * The markup of the picture that a shared link shows, 1200 × 630: name, headline, the worked example and the drawn phone of
 * the page's first view, above who lends with its numbers.
 */
export function sharePicture({ company, brand, locale }: SharePictureOptions): string {
  const t = createTranslator(locale)(officialSiteMessages);
  const licence = createTranslator(locale)(companyMessages);
  const example = workedExample(company.offer);
  const texts = exampleTexts(example);
  return renderToStaticMarkup(
    <LocaleProvider value={{ locale }}>
      <div className="share">
        <div className="share-text">
          <p className="share-brand">
            <Mark size={64} />
            {brand}
          </p>
          <h1>{t('headline')}</h1>
          <p className="share-example">{t('exampleTerms', texts)}</p>
          <p className="share-figures">
            <span>
              {t('exampleTotal')} <b>{texts.total}</b>
            </span>
            <span>
              {t('exampleEffective')} <b>{t('exampleMonthly', texts)}</b>
            </span>
          </p>
        </div>
        <PhoneInHand className="share-scene" street={`data:image/svg+xml,${encodeURIComponent(scenes.street)}`}>
          <PhonePicture example={example} brand={brand} />
        </PhoneInHand>
        <p className="share-licence">
          <b>{company.name}</b> {licence('licenceSec', { number: company.secRegistrationNumber })} ·{' '}
          {licence('licenceAuthority', { number: company.certificateOfAuthorityNumber })}
        </p>
      </div>
    </LocaleProvider>,
  );
}
