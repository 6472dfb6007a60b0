import { borrowerOf } from '@peace/session';
import type { Services } from '#shared/services.tsx';
import type { ItemAccess } from './stored-item.ts';

/** What opening an item takes, for the borrower who calls. */
export function itemAccessOf({ storage, clock, session }: Pick<Services, 'storage' | 'clock' | 'session'>): ItemAccess {
  return { storage, clock, borrower: borrowerOf(storage, session.entry.params) };
}
