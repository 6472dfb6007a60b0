import type { SessionParams } from '@peace/session';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import * as v from 'valibot';
import { seal, sealedSchema, unseal, type Sealed } from '#shared/sealed/sealed-text.ts';
import { secretOfSession } from '#shared/sealed/secret-of-session.ts';
import { defineStoredItem } from '#shared/state/stored-item.ts';

/** For each product: what stood in the form when the session ended. Never in clear (docs/decisions/bank-account.md). */
export const keptFormItem = defineStoredItem({
  key: 'bank-form',
  version: 1,
  schema: sealedSchema,
  owner: 'borrower',
  lifetime: '15 minutes',
});

const schema = v.object({ cardType: v.nullable(v.number()), typed: v.record(v.string(), v.string()) });

/** What was typed into the bank form, and under which tab. */
export type KeptForm = v.InferOutput<typeof schema>;

/** The same for this page alone, which may come back to the form without a new session. */
export const keptInPageAtom = atomFamily((_productId: string) => atom<KeptForm | null>(null));

/** The form, readable only to the same borrower on the same phone; null where that cannot be made sure. */
export async function sealForm(form: KeptForm, params: SessionParams): Promise<Sealed | null> {
  const secret = secretOfSession(params);
  return secret === null ? null : seal(JSON.stringify(form), secret);
}

/** The form that was sealed; null for another borrower. */
export async function unsealForm(sealed: Sealed, params: SessionParams): Promise<KeptForm | null> {
  const secret = secretOfSession(params);
  const text = secret === null ? null : await unseal(sealed, secret);
  const form = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return form.success ? form.output : null;
}
