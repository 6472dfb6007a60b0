import { campaignQuery, type Campaign } from '@peace/screens/campaign';
import { useState } from 'react';
import type { CampaignLook } from '#features/campaign/campaign-look.model.ts';
import { appLink, storeLinks } from '#features/company/store-links.ts';
import { storedOutcome } from '#features/outcome/registration-outcome.ts';
import { hashes, hashLink } from '#shared/routes.ts';
import { useServices } from '#shared/services.tsx';
import { DownloadScreen } from './download-screen.tsx';

const countedAs = { appStore: 'app-store', playStore: 'play-store' } as const;

export interface DownloadRouteProps {
  readonly look: CampaignLook;
  /** The number that this page registered, as one reads it: stored nowhere. */
  readonly number: string | null;
}

/** `#/downloadTemplate`, with the campaign's parameters behind it. */
export function DownloadRoute({ look, number }: DownloadRouteProps) {
  const { address, campaign, config, platform, statistics, visit } = useServices();
  const [outcome] = useState(() => storedOutcome(visit).read());
  const links = storeLinks(config, platform, campaign);
  const [own] = links;
  // Whether the app opened cannot be told: iOS may still be asking. The store is offered, and opens by its own tap.
  const [isAppAsked, setAppAsked] = useState(false);
  return (
    <DownloadScreen
      isAppAsked={isAppAsked}
      links={links}
      appHref={appLink(platform, config.nativeScheme, own.href)}
      isAppLikely={outcome === 'alreadyRegistered'}
      qrText={platform === 'other' ? phoneAddress(address.href(), campaign) : null}
      outcome={outcome}
      number={number}
      image={look.image}
      formHref={hashLink('registration', campaign)}
      onOpenApp={() => {
        statistics.count({ event: 'step', funnel: 'download', step: 'open-app' });
        setAppAsked(true);
      }}
      onOpenStore={(store) => statistics.count({ event: 'step', funnel: 'download', step: countedAs[store] })}
    />
  );
}

/** This page for the visitor's phone. The query has the campaign, so the hash need not repeat it: a shorter text is a coarser code. */
function phoneAddress(href: string, campaign: Campaign): string {
  const url = new URL(href);
  for (const [name, value] of campaignQuery(campaign)) url.searchParams.set(name, value);
  url.hash = hashes.download;
  return url.href;
}
