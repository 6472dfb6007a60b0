import type {
  ComplaintOptions,
  ComplaintOrder,
  ProblemType,
} from '@peace/api-client/contract/complaint/get-complaint-options';
import { validateComplaintType } from '@peace/validators';
import { type ComplaintDrafts, draftOf } from '#features/complaint/complaint-draft.ts';

/** The subjects of a complaint, and the chosen ones. */
export interface ShownChoices extends Pick<ComplaintOptions, 'types' | 'subTypes'> {
  readonly order: ComplaintOrder;
  readonly orders: readonly ComplaintOrder[];
  readonly openType: string | null;
  readonly isRefused: boolean;
}

/** A chosen type leads to the form or to its sub-types, or the order refuses it (spec §4). */
export type TypeStep = 'next' | 'subTypes' | 'refused';

export function stepFor(
  type: ProblemType,
  order: ComplaintOrder,
  options: Pick<ComplaintOptions, 'subTypes'>,
): TypeStep {
  if (validateComplaintType(type.value, order).kind === 'invalid') return 'refused';
  return type.isCollection && options.subTypes.length > 0 ? 'subTypes' : 'next';
}

/** The order that was chosen on this visit: the same link was followed when it was. */
function chosenOrderNo({ choice }: ComplaintDrafts, linkOrderId: string): string | null {
  return choice?.linkOrderId === linkOrderId ? choice.orderNo : null;
}

/** The order to show: the one chosen on this page, also before a reload; else the backend's; else the first. Another link wins over an old choice. */
export function orderToShow(
  { orders, selectedOrder }: ComplaintOptions,
  drafts: ComplaintDrafts,
  linkOrderId: string,
): ComplaintOrder | null {
  const chosen = chosenOrderNo(drafts, linkOrderId);
  return orders.find(({ orderNo }) => orderNo === chosen) ?? selectedOrder ?? orders[0] ?? null;
}

/** The orders to choose from, the shown one among them even where the list lacks it. */
export function ordersToChoose({ orders }: ComplaintOptions, shown: ComplaintOrder): readonly ComplaintOrder[] {
  return orders.some(({ orderNo }) => orderNo === shown.orderNo) ? orders : [shown, ...orders];
}

/** The type whose sub-types were open when the page was left: only those of the collection type ever are. */
export function typeToReopen({ types }: ComplaintOptions, drafts: ComplaintDrafts, linkOrderId: string): string | null {
  const draft = draftOf(drafts, chosenOrderNo(drafts, linkOrderId) ?? '');
  return types.find(({ value, isCollection }) => isCollection && value === draft?.problemType)?.value ?? null;
}

export interface ChoiceSources {
  readonly drafts: ComplaintDrafts;
  readonly linkOrderId: string;
  /** The type that was tapped on this visit; undefined while none was, null once it was closed again. */
  readonly tapped?: ProblemType | null | undefined;
}

/** Which order and which type are chosen: what was tapped on this visit, else what the drafts say. */
export function choicesFrom(options: ComplaintOptions, { drafts, linkOrderId, tapped }: ChoiceSources) {
  const order = orderToShow(options, drafts, linkOrderId);
  const reopened = tapped === undefined ? typeToReopen(options, drafts, linkOrderId) : null;
  const type = tapped ?? options.types.find(({ value }) => value === reopened) ?? null;
  const step = order && type && stepFor(type, order, options);
  return {
    order,
    type,
    openType: step === 'subTypes' && type ? type.value : null,
    isRefused: step === 'refused' && tapped !== undefined,
  };
}

/** Null where there is no order. */
export function shownChoices(
  options: ComplaintOptions,
  { order, openType, isRefused }: ReturnType<typeof choicesFrom>,
): ShownChoices | null {
  if (order === null) return null;
  const { types, subTypes } = options;
  return { order, orders: ordersToChoose(options, order), types, subTypes, openType, isRefused };
}
