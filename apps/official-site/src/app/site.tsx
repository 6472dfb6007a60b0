import { LocaleProvider } from '@peace/i18n/react';
import { useStatisticsChoice } from '@peace/page/statistics/react';
import { Suspense, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { FeedbackForm } from '#features/feedback/feedback-form.tsx';
import { GetApp } from '#features/get-app/get-app.tsx';
import type { Store } from '#features/get-app/store-links.tsx';
import { workedExample } from '@peace/company/loan-calculator';
import { AboutUsScreen } from '#screens/about-us/about-us-screen.tsx';
import { Banner } from '#screens/home/banner.tsx';
import { HomeScreen } from '#screens/home/home-screen.tsx';
import { LoanTermsScreen } from '#screens/loan-terms/loan-terms-screen.tsx';
import { PrivacyPolicyView } from '#screens/privacy-policy/privacy-policy-view.tsx';
import { pagePath } from '#shared/site-address.ts';
import { SiteLinksContext } from '#shared/site-links.tsx';
import type { SitePage } from '#shared/site-pages.ts';
import { views } from '#shared/views.ts';
import { LazyConsentBanner, LazyConsentSetting } from '@peace/ui-kit/lazy-consent';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import { NewRelease } from '@peace/ui-kit/new-release';
import { KeepTitle } from './page-title.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import type { SiteActions, SiteContent } from './site-props.ts';
import { useSiteLocale } from './use-site-locale.ts';
import { useView } from './use-view.ts';
import './site.css';

/** The steps of the way to the app, named as on the campaign's page. */
const countedAs = { appStore: 'app-store', playStore: 'play-store' } as const;

/**
 * A page of the site. The one at `/` holds four views, of which the stylesheet shows the one that the hash names; each other page
 * shows one.
 */
export function Site({ content, actions }: { readonly content: SiteContent; readonly actions: SiteActions }) {
  const { page, company, brand, defaultLocale, qrCode, scenes, OwnScreen } = content;
  const { locale, texts, isNotLoaded, setLocale } = useSiteLocale(content, actions);
  const view = useView(page, actions);
  const { statistics, newRelease } = actions;
  const isWaiting = useSyncExternalStore(newRelease.subscribe, newRelease.isWaiting, () => false);
  const choice = useStatisticsChoice(statistics);
  // The markup is the same for every device.
  const platform = useIsHydrated() ? actions.platform : 'other';
  useEffect(() => {
    statistics.count({ event: 'page-view', page: view === 'home' ? '/' : `/${view}` });
  }, [statistics, view]);
  const example = useMemo(() => workedExample(company.offer), [company]);
  const send = useMemo(
    () => ({
      about: actions.sendFeedback('about'),
      contact: actions.sendFeedback('contact'),
      complaint: actions.sendFeedback('complaint'),
    }),
    [actions],
  );
  const countStore = (store: Store) => {
    statistics.count({ event: 'step', funnel: 'download', step: countedAs[store] });
  };
  const feedback = (part: 'about' | 'contact') => (
    <FeedbackForm onSend={send[part]} company={company.name} email={company.email} />
  );
  const consent =
    choice === 'granted' || choice === 'refused' ? (
      <LazyConsentSetting consent={choice} onChange={statistics.decide} />
    ) : null;
  const own = () =>
    OwnScreen ? <OwnScreen company={company} texts={texts} consent={consent} onSendComplaint={send.complaint} /> : null;
  const links = useMemo(() => ({ page, defaultLocale }), [page, defaultLocale]);
  const screens: Readonly<Record<SitePage, () => ReactNode>> = {
    home: () => (
      <HomeScreen
        company={company}
        brand={brand}
        example={example}
        actions={actions}
        getApp={<GetApp company={company} qrCode={qrCode} platform={platform} onOpenStore={countStore} />}
        stepsPicture={scenes.steps}
        street={scenes.street}
        banner={<Banner scenes={scenes} />}
        feedback={feedback('contact')}
      />
    ),
    'about-us': () => <AboutUsScreen company={company} picture={scenes.team} feedback={feedback('about')} />,
    'privacy-policy': () => own() ?? <PrivacyPolicyView company={company} consent={consent} />,
    'loan-terms': () => <LoanTermsScreen company={company} terms={texts.terms} />,
    complaints: own,
  };
  return (
    <LocaleProvider value={{ locale, setLocale }}>
      <SiteLinksContext value={links}>
        <KeepTitle view={view} brand={brand} />
        <SiteHeader
          page={page}
          view={view}
          brand={brand}
          company={company}
          defaultLocale={defaultLocale}
          addressIn={actions.addressIn}
          isLanguageNotLoaded={isNotLoaded}
        />
        <main>
          {(page === 'home' ? views : [page]).map((id) => (
            <SiteView key={id} id={id}>
              {screens[id]()}
            </SiteView>
          ))}
        </main>
        <SiteFooter company={company} />
        {choice === 'undecided' ? (
          <LazyConsentBanner
            privacyHref={pagePath('privacy-policy', locale, defaultLocale)}
            onAnswer={statistics.decide}
          />
        ) : null}
        {isWaiting ? <NewRelease onReload={actions.reload} /> : null}
      </SiteLinksContext>
    </LocaleProvider>
  );
}

/** One view. React hydrates each in a task of its own, so that none of them delays a tap. */
function SiteView({ id, children }: { readonly id: SitePage; readonly children: ReactNode }) {
  return (
    <div id={id} className="view">
      <Suspense>{children}</Suspense>
    </div>
  );
}
