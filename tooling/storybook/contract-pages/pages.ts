import { endpoints } from '@peace/api-client/contract';
import { hostEvents, messageNames } from '@peace/bridge/protocol';

import type { ContractPage } from './contract-page.ts';
import { endpointPage } from './endpoint-page.ts';
import { hostEventPage, messagePage } from './message-page.ts';

const isEvent = (name: string): name is keyof typeof hostEvents => Object.hasOwn(hostEvents, name);

/** A page for each call, each message and each event of the shell. */
export const contractPages = (): ContractPage[] => [
  ...endpoints.map(endpointPage),
  ...messageNames.map(messagePage),
  ...Object.keys(hostEvents).filter(isEvent).map(hostEventPage),
];
