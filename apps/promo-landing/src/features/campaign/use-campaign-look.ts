import { getCampaign } from '@peace/api-client/contract/promotion/get-campaign';
import { company } from '@peace/company';
import { useToast } from '@peace/vant-react-compat/toast';
import { useEffect, useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { lookOf, plainLook, type CampaignLook } from './campaign-look.model.ts';

/**
 * The campaign's look, once its template has come; the page's own until then, and for good when it does not come. Only a
 * refusal in the server's own words is told (spec §8): a visitor can register without any template.
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
