import type { ApiError } from '@peace/api-client';
import type { AttemptRules } from '#shared/attempt/index.ts';
import * as v from 'valibot';
import { attemptFamily, attemptItem, finalWrite } from '#shared/state/attempt-family.ts';

const request = v.object({
  amount: v.object({ minor: v.number(), currency: v.picklist(['PHP', 'INR']) }),
  periods: v.number(),
  termUnit: v.string(),
  /** By which its order is recognised. */
  productName: v.string(),
  /** The orders there were before it; null when they were not known. */
  ordersBefore: v.nullable(v.array(v.string())),
});

/** What is applied for, and what tells its order from the borrower's other ones. */
export type ApplicationRequest = v.InferOutput<typeof request>;

/** An application for a loan. */
export interface Application {
  readonly request: ApplicationRequest;
  /** The address of the new order's page. */
  readonly answer: string;
  readonly evidence: { readonly orderNo: string };
  /** Null: the new order's page was not opened. */
  readonly refusal: ApiError | null;
}

/** Whether the backend cannot distinguish two applications. */
export function isSameApplication(a: ApplicationRequest, b: ApplicationRequest): boolean {
  return (
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

/** The application for a product, one for each. */
export const applications = attemptFamily<Application>(
  attemptItem({
    key: 'application',
    request,
  }),
  applicationRules,
);
