import { trackClick } from '@peace/api-client/contract/tracking/track-click';
import { useCallback } from 'react';
import { clientTypeOf } from '#shared/platform.ts';
import { useServices } from '#shared/services.tsx';

/** Counts a tap of the register button, whatever comes of it. The answer is not awaited, and its absence changes nothing. */
export function useTrackClick(): (phone: string) => void {
  const { api, campaign, platform } = useServices();
  return useCallback(
    (phone) => {
      void api.call(trackClick, {
        pageId: campaign.id,
        userFrom: campaign.user_from,
        clientType: clientTypeOf(platform),
        utmTag: campaign.utm_tag,
        appFrom: campaign.app_from,
        phone,
      });
    },
    [api, campaign, platform],
  );
}
