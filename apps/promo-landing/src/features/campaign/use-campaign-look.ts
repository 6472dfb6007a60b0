import { getCampaign } from '@peace/api-client/contract/promotion/get-campaign';
import { company } from '@peace/company';
import { useToast } from '@peace/vant-react-compat/toast';
import { useEffect, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { lookOf, plainLook, type CampaignLook } from './campaign-look.model.ts';

/**
 * The look of the campaign's template; the default look until it has loaded, or if it fails. Only a message of the server is
 * shown (spec §8): registration works without a template.
 */
export function useCampaignLook(): CampaignLook {
  const { api, campaign } = useServices();
  const { show } = useToast();
  const [look, setLook] = useState(plainLook);

  useEffect(() => {
    if (campaign.id.trim() === '') return;
    const ending = new AbortController();
    void api.call(getCampaign, { templateId: campaign.id }, { signal: ending.signal }).then((result) => {
      if (ending.signal.aborted) return;
      if (result.kind === 'ok') setLook(lookOf(result.data, company.platforms));
      else if (result.error.kind === 'rejected' && result.error.message) show({ message: result.error.message });
    });
    return () => ending.abort();
  }, [api, campaign.id, show]);

  return look;
}
