import { complaintFacts } from '@peace/company/loan-facts';
import { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { useMessages } from '@peace/i18n/react';
import { ButtonLink } from '@peace/vant-react-compat/button';
import { MailLink, PhoneLink } from '#features/company/contact-link.tsx';
import { ComplaintSubject } from '#features/feedback/complaint-subject.tsx';
import { FeedbackForm } from '#features/feedback/feedback-form.tsx';
import { LegalView } from '#features/legal/legal-view.tsx';
import { officerFacts } from '#features/legal/officer-facts.tsx';
import type { OwnScreenProps } from '#features/legal/own-screen.ts';

const formId = 'complaints/form';

/** How to complain, what follows and by when, and who helps when that does not settle it. */
export function ComplaintsScreen({ company, texts, onSendComplaint }: Omit<OwnScreenProps, 'consent'>) {
  const t = useMessages(siteHelpMessages);
  const facts = {
    ...complaintFacts(company),
    email: <MailLink address={company.email} />,
    phone: <PhoneLink number={company.phone} />,
    ...officerFacts(company.dataProtectionOfficer),
    secLink: (
      <a href={company.regulatorComplaintsUrl} rel="noreferrer">
        {t('pledgeSec')}
      </a>
    ),
    npcLink: (
      <a href={company.privacyComplaintsUrl} rel="noreferrer">
        {t('complainNpc')}
      </a>
    ),
  };
  return (
    <LegalView
      text={texts.complaints}
      facts={facts}
      anchor="complaints"
      action={
        <ButtonLink type="primary" href={`#${formId}`}>
          {t('complaintForm')}
        </ButtonLink>
      }
    >
      <section id={formId} aria-labelledby="complaint-form-title">
        <h2 id="complaint-form-title">{t('complaintForm')}</h2>
        <FeedbackForm
          onSend={onSendComplaint}
          company={company.name}
          email={company.email}
          Subject={ComplaintSubject}
        />
      </section>
    </LegalView>
  );
}
