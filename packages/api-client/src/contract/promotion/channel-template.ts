import { object } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { requiredId } from '../payload-values.ts';
import { id } from '../wire-values.ts';

/** The template of a promotion page. */
export const channelTemplate = defineEndpoint({
  name: 'channelTemplate',
  method: 'GET',
  path: '/api/v2/youmi/service/channel/channel-template',
  effect: 'read',
  envelope: 'str00',
  payload: object({ templateId: requiredId }),
  data: object({ id }),
});
