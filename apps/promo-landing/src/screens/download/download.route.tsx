import { company } from '@peace/company';
import type { ReactElement } from 'react';
import type { CampaignLook } from '#features/campaign/campaign-look.model.ts';
import { storeLinks } from '#features/company/store-links.ts';
import { hashLink } from '#shared/routes.ts';
import { useServices } from '#shared/services.tsx';
import { DownloadScreen } from './download-screen.tsx';

/** `#/downloadTemplate`, with the campaign's parameters behind it. */
export function DownloadRoute({ look }: { readonly look: CampaignLook }): ReactElement {
  const { campaign, platform } = useServices();
  return (
    <DownloadScreen
      links={storeLinks(company, platform, campaign)}
      isOwnKnown={platform !== 'other'}
      image={look.image}
      formHref={hashLink('registration', campaign)}
    />
  );
}
