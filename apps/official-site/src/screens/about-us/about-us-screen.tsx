import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { CompanyFacts } from '@peace/ui-kit/company-facts';
import type { ReactNode } from 'react';
import { ContactDetails } from '#features/contact/contact-details.tsx';
import '#shared/page.css';
import './about-us-screen.css';

const advantages = [
  ['advantageCost', 'advantageCostText'],
  ['advantageTime', 'advantageTimeText'],
  ['advantageEarly', 'advantageEarlyText'],
  ['advantageAnswer', 'advantageAnswerText'],
] as const;

/** What the About us view shows. */
export interface AboutUsScreenProps {
  readonly company: Company;
  /** The feedback form of this part. */
  readonly feedback: ReactNode;
}

/** Mission, advantages, team and contact (spec §2). */
export function AboutUsScreen({ company, feedback }: AboutUsScreenProps) {
  const t = useMessages(officialSiteMessages);
  return (
    <div className="page page-width">
      <header className="view-header">
        <h1 tabIndex={-1}>{t('aboutUs')}</h1>
        <p className="lead">{t('aboutLead')}</p>
      </header>
      <div className="halves">
        <section aria-labelledby="mission-title">
          <h2 id="mission-title">{t('mission')}</h2>
          <p className="prose">{t('missionText')}</p>
        </section>
        <section aria-labelledby="team-title">
          <h2 id="team-title">{t('team')}</h2>
          <p className="prose">{t('teamText')}</p>
        </section>
      </div>
      <section className="section" aria-labelledby="advantages-title">
        <h2 id="advantages-title">{t('advantages')}</h2>
        <ul className="advantages">
          {advantages.map(([title, text]) => (
            <li key={title}>
              <h3>{t(title)}</h3>
              <p className="quiet">{t(text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="section halves" aria-labelledby="feedback-title">
        <div>
          <h2 id="feedback-title">{t('feedback')}</h2>
          <p className="lead">{t('feedbackLead')}</p>
          {feedback}
        </div>
        <div>
          <h2>{t('contact')}</h2>
          <ContactDetails company={company} />
          <h3>{t('registration')}</h3>
          <CompanyFacts company={company} />
        </div>
      </section>
    </div>
  );
}
