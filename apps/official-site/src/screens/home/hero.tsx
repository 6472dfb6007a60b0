import type { Offer } from '@peace/company';
import { figures } from '@peace/company/loan-facts';
import { companyMessages } from '@peace/i18n/messages/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { siteAboutMessages } from '@peace/i18n/messages/site-about';
import { useMessages } from '@peace/i18n/react';
import { workedExample } from '@peace/company/loan-calculator';
import type { ReactNode } from 'react';
import { useCalculation, type CalculatorActions } from '#features/calculator/calculation.tsx';
import { Calculator } from '#features/calculator/calculator.tsx';
import { PhoneInHand, PhonePicture } from '#features/get-app/phone-picture.tsx';
import '#shared/page.css';
import './hero.css';

export interface HeroProps {
  readonly brand: string;
  readonly offer: Offer;
  readonly actions: CalculatorActions;
  /** The address of the scene behind the phone. */
  readonly street: string;
  readonly getApp: ReactNode;
}

/** The first view: what it is, for whom, what it costs for the visitor's own figures, and the app. */
export function Hero({ brand, offer, actions, street, getApp }: HeroProps) {
  const t = useMessages(officialSiteMessages);
  const about = useMessages(siteAboutMessages);
  return (
    <div className="hero">
      <div className="page-width hero-content">
        <div className="hero-words">
          <p className="hero-audience">{t('audience', figures)}</p>
          <h1 tabIndex={-1}>{t('headline')}</h1>
          <p className="lead">{t('lead', figures)}</p>
        </div>
        <div className="hero-tools">
          <Calculator offer={offer} actions={actions} />
          {getApp}
        </div>
        <PhoneInHand className="hero-picture" street={street}>
          <FollowingPhone brand={brand} offer={offer} />
        </PhoneInHand>
      </div>
      <div className="hero-trust">
        <ul className="page-width ticks">
          <li>{useMessages(companyMessages)('licensed')}</li>
          <li>{about('advantageFee')}</li>
          <li>{t('noContacts')}</li>
        </ul>
      </div>
    </div>
  );
}

/** The drawn phone with the figures of the calculation; with the worked example while they are no loan. */
function FollowingPhone({ brand, offer }: Pick<HeroProps, 'brand' | 'offer'>) {
  const { notices, example } = useCalculation();
  return <PhonePicture example={(notices.length === 0 && example) || workedExample(offer)} brand={brand} />;
}
