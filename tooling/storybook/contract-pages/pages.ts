import { endpoints } from '@peace/api-client/contract';
import { shellEvents, messageNames } from '@peace/bridge/protocol';

import type { ContractPage } from './markdown.ts';
import { endpointPage } from './endpoint-page.ts';
import { shellEventPage, messagePage } from './message-page.ts';

const isEvent = (name: string): name is keyof typeof shellEvents => Object.hasOwn(shellEvents, name);

/** A page for each call, each message and each event of the shell. */
export const contractPages = (): ContractPage[] => [
  ...endpoints.map(endpointPage),
  ...messageNames.map(messagePage),
  ...Object.keys(shellEvents).filter(isEvent).map(shellEventPage),
];
