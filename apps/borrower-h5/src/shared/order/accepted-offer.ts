import { atomFamily } from 'jotai-family';
import { array, nullable, number, object, picklist, pipe, safeInteger, string, type InferOutput } from 'valibot';
import { storedAtom } from '#shared/storage/stored-atom.ts';
import { defineItem } from '@peace/web-platform/storage';

const money = nullable(object({ minor: pipe(number(), safeInteger()), currency: picklist(['PHP', 'INR']) }));

const acceptedOfferSchema = object({
  /** When the borrower applied, milliseconds since 1970. */
  at: number(),
  /** The catalogue that it was read in. */
  locale: string(),
  productName: string(),
  amount: money,
  /** Null, as `repaid` and `cost`: the lender did not send what is needed to know it. */
  received: money,
  repaid: money,
  cost: money,
  /** As the offer said them: the term, the rate, the rows, the plan. */
  term: string(),
  rate: string(),
  rows: array(object({ label: string(), value: string() })),
  plan: array(object({ title: string(), amount: money, description: string(), payTime: string() })),
  agreements: array(string()),
  lender: object({ name: string(), secRegistrationNumber: string(), certificateOfAuthorityNumber: string() }),
});

/** An offer as the borrower accepted it. The backend does not send it again. */
export type AcceptedOffer = InferOutput<typeof acceptedOfferSchema>;

const item = defineItem({
  key: 'accepted-offer',
  version: 1,
  schema: acceptedOfferSchema,
  owner: 'record',
  lifetime: 'a year',
});

/** The offer of an application, by its idempotency key, which is the id of its receipt; null where none is kept. */
export const acceptedOfferAtom = atomFamily((key: string) => storedAtom(item, key));

/** The payments of a plan, as a reminder takes them. */
export const toCome = (plan: AcceptedOffer['plan']) => plan.map(({ amount, payTime }) => ({ amount, day: payTime }));
