import { LocaleProvider } from '@peace/i18n/react';
import { useMemo } from 'react';
import { FeedbackForm } from '#features/feedback/feedback-form.tsx';
import { AboutUsScreen } from '#screens/about-us/about-us-screen.tsx';
import { HomeScreen } from '#screens/home/home-screen.tsx';
import { LoanTermsScreen } from '#screens/loan-terms/loan-terms-screen.tsx';
import { PrivacyPolicyScreen } from '#screens/privacy-policy/privacy-policy-screen.tsx';
import { PageTitle } from './page-title.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import type { SiteActions, SiteContent } from './site-props.ts';
import { useSiteLocale } from './use-site-locale.ts';
import { useView } from './use-view.ts';
import './site.css';

/** The whole site: one page with its four views, of which the stylesheet shows the one that the hash names. */
export function Site({ content, actions }: { readonly content: SiteContent; readonly actions: SiteActions }) {
  const { company, brand } = content;
  const { locale, texts, setLocale } = useSiteLocale(content, actions);
  const view = useView(actions);
  const send = useMemo(
    () => ({ about: actions.sendFeedback('about'), contact: actions.sendFeedback('contact') }),
    [actions],
  );
  return (
    <LocaleProvider value={{ locale, setLocale }}>
      <PageTitle view={view} brand={brand} />
      <SiteHeader view={view} brand={brand} isSample={company.sample} />
      <main>
        <div id="home" className="view">
          <HomeScreen
            company={company}
            feedback={<FeedbackForm onSend={send.contact} email={company.email} />}
          />
        </div>
        <div id="about-us" className="view">
          <AboutUsScreen
            company={company}
            feedback={<FeedbackForm onSend={send.about} email={company.email} />}
          />
        </div>
        <div id="privacy-policy" className="view">
          <PrivacyPolicyScreen company={company} notice={texts.privacy} />
        </div>
        <div id="loan-terms" className="view">
          <LoanTermsScreen terms={texts.terms} />
        </div>
      </main>
      <SiteFooter company={company} />
    </LocaleProvider>
  );
}
