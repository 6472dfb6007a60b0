import type { Company } from '@peace/company';
import { companyMessages } from '@peace/i18n/messages/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { siteAboutMessages } from '@peace/i18n/messages/site-about';
import { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { useMessages } from '@peace/i18n/react';
import type { ReactNode } from 'react';
import { CollectionPledge } from '#features/company/collection-pledge.tsx';
import { WhoWeAre } from '#features/company/who-we-are.tsx';
import { figures } from '@peace/company/loan-facts';
import { Pairs } from '#shared/pairs.tsx';
import '#features/legal/legal-view.css';
import '#shared/page.css';
import './about-us-screen.css';

const advantages = [
  ['advantageCost', 'advantageCostText'],
  ['advantageTime', 'advantageTimeText'],
  ['advantageFee', 'advantageFeeText'],
  ['advantageAnswer', 'advantageAnswerText'],
] as const;

export interface AboutUsScreenProps {
  readonly company: Company;
  /** The address of a scene: the people. */
  readonly picture: string;
  readonly feedback: ReactNode;
}

/** Mission, advantages, team and contact (spec §2). */
export function AboutUsScreen({ company, picture, feedback }: AboutUsScreenProps) {
  const t = useMessages(officialSiteMessages);
  const about = useMessages(siteAboutMessages);
  const help = useMessages(siteHelpMessages);
  return (
    <div className="page page-width">
      <div className="halves about-top">
        <div>
          <header className="view-header">
            <h1 tabIndex={-1}>{useMessages(companyMessages)('aboutUs')}</h1>
            <p className="lead">{about('aboutLead')}</p>
            <p className="quiet">
              {about('aboutSince', { company: company.name, city: company.address.city, since: company.since })}
            </p>
          </header>
          <section aria-labelledby="mission-title">
            <h2 id="mission-title">{about('mission')}</h2>
            <p className="prose">{about('missionText')}</p>
          </section>
        </div>
        <div className="about-people">
          <img src={picture} width="640" height="320" alt="" loading="lazy" />
          <section aria-labelledby="team-title">
            <h2 id="team-title">{about('team')}</h2>
            <p className="prose">{about('teamText')}</p>
            {company.people ? (
              <Pairs className="people" of={Object.fromEntries(company.people.map(({ name, role }) => [name, role]))} />
            ) : null}
          </section>
        </div>
      </div>
      <section className="section" aria-labelledby="advantages-title">
        <h2 id="advantages-title">{about('advantages')}</h2>
        <ul className="advantages">
          {advantages.map(([title, text]) => (
            <li key={title}>
              <h3>{about(title)}</h3>
              <p className="quiet">{about(text, figures)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="section" aria-labelledby="about-who-title">
        <h2 id="about-who-title">{help('who')}</h2>
        <p className="lead">{help('whoLead')}</p>
        <WhoWeAre company={company} />
      </section>
      <div className="section halves">
        <section aria-labelledby="about-pledge-title">
          <h2 id="about-pledge-title">{help('pledge')}</h2>
          <CollectionPledge company={company} />
        </section>
        <section aria-labelledby="feedback-title">
          <h2 id="feedback-title">{t('feedback')}</h2>
          <p className="lead">{t('feedbackLead')}</p>
          {feedback}
        </section>
      </div>
    </div>
  );
}
