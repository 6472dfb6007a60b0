import { expect } from '@playwright/test';
import { pressable, rowsOf, type FaultRow } from '../fault-row.ts';

const row = rowsOf('borrower-h5');

/** Orders, Order Details and what it leads to, joint-login failure, recommended products. */
export const orderRows: readonly FaultRow[] = [
  row('getOrder', 'Order Details', 'status-174', {
    done: (page) => page.getByRole('heading', { name: 'To be repaid' }),
  }),
  row('rateApp', 'Order Details, rating', 'rating-prompt', {
    prepare: ({ page }) => page.getByRole('dialog').getByRole('radio', { name: '3 stars' }).check({ force: true }),
    tap: ({ page }) => pressable(page, 'Submit').click(),
    done: (page) => page.getByRole('dialog', { name: 'Thank you for your rating' }),
    onward: (page) => pressable(page, 'Submit'),
    typed: (page) => expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked(),
  }),
  row('saveEvent', 'Order Details, borrow again', 'status-200', {
    prepare: ({ page }) => pressable(page, 'Borrow Again').waitFor(),
    tap: ({ page }) => pressable(page, 'Borrow Again').click(),
    done: (page) => pressable(page, 'See the offer'),
    carriesOn: true,
  }),
  row('getProductLink', 'Order Details, a recommended product', 'recommended', {
    prepare: ({ page }) => pressable(page, 'Apply').first().waitFor(),
    tap: ({ page }) => pressable(page, 'Apply').first().click(),
    done: (page) => page.getByRole('heading', { name: /^Salapi Lane \(/ }),
    onward: (page) => page.getByRole('article', { name: 'Salapi Lane' }).getByRole('button', { disabled: false }),
  }),
  row('getComplaintOptions', 'My orders', 'orders', { done: (page) => page.getByRole('article').first() }),
  row('jointLoginFailure', 'Joint-login failure', 'joint-login-failure', {
    done: (page) => page.getByRole('article', { name: 'Salapi Lane' }),
  }),
  row('jointLoginFailure', 'Recommended products', 'recommend-list', {
    done: (page) => page.getByRole('article', { name: 'Salapi Lane' }),
  }),
  row('getSupportContact', 'Customer service', 'customer-service', {
    done: (page) => page.getByText('+63 917 000 0000'),
  }),
];
