import { LocaleProvider } from '@peace/i18n/react';
import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { FeedbackForm } from '#features/feedback/feedback-form.tsx';
import { AboutUsScreen } from '#screens/about-us/about-us-screen.tsx';
import { HomeScreen } from '#screens/home/home-screen.tsx';
import { LoanTermsScreen } from '#screens/loan-terms/loan-terms-screen.tsx';
import { PrivacyPolicyScreen } from '#screens/privacy-policy/privacy-policy-screen.tsx';
import type { View } from '#shared/views.ts';
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
        <SiteView id="home">
          <HomeScreen company={company} feedback={<FeedbackForm onSend={send.contact} email={company.email} />} />
        </SiteView>
        <SiteView id="about-us">
          <AboutUsScreen company={company} feedback={<FeedbackForm onSend={send.about} email={company.email} />} />
        </SiteView>
        <SiteView id="privacy-policy">
          <PrivacyPolicyScreen company={company} notice={texts.privacy} />
        </SiteView>
        <SiteView id="loan-terms">
          <LoanTermsScreen terms={texts.terms} />
        </SiteView>
      </main>
      <SiteFooter company={company} />
    </LocaleProvider>
  );
}

/** One view. React takes over each in a task of its own, so that none of them holds up a tap. */
function SiteView({ id, children }: { readonly id: View; readonly children: ReactNode }) {
  return (
    <div id={id} className="view">
      <Suspense>{children}</Suspense>
    </div>
  );
}
