import type { ApiError } from '@peace/api-client';
import type { AttemptRules } from '#shared/attempt/attempt-event.ts';
import { array, fallback, nullable, number, object, picklist, string, type InferOutput } from 'valibot';
import { attemptFamily, attemptItem, finalWrite } from '#shared/attempt/attempt-family.ts';

const request = object({
  /** Which of the two endpoints it was sent to; null where an older release stored it. */
  variant: fallback(nullable(picklist(['v3', 'variant2'])), null),
  amount: object({ minor: number(), currency: picklist(['PHP', 'INR']) }),
  periods: number(),
  termUnit: string(),
  /** By which its order is recognised. */
  productName: string(),
  /** The orders there were before it; null when they were not known. */
  ordersBefore: nullable(array(string())),
});

/** What is applied for, and what tells its order from the borrower's other ones. */
export type ApplicationRequest = InferOutput<typeof request>;

export interface Application {
  readonly request: ApplicationRequest;
  readonly evidence: { readonly orderNo: string };
  /** Null: the new order's page was not opened. */
  readonly refusal: ApiError | null;
}

/** Whether the backend cannot distinguish two applications. One whose variant is not known may be of either. */
export function isSameApplication(a: ApplicationRequest, b: ApplicationRequest): boolean {
  return (
    (a.variant === b.variant || a.variant === null || b.variant === null) &&
    a.amount.minor === b.amount.minor &&
    a.amount.currency === b.amount.currency &&
    a.periods === b.periods &&
    a.termUnit === b.termUnit
  );
}

/** How an application behaves (docs/decisions/applying.md). */
export const applicationRules: AttemptRules<Application> = {
  ...finalWrite,
  // Otherwise a borrower whose orders cannot be read could not apply at all.
  allowRetryWhenUnverified: true,
  isSameRequest: isSameApplication,
};

export const applications = attemptFamily<Application>(
  attemptItem({
    key: 'application',
    request,
  }),
  applicationRules,
);
