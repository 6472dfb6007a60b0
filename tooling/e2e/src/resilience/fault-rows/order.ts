import { expect } from '@playwright/test';
import { pressable, type FaultRow } from '../fault-row.ts';

const app = 'borrower-h5';

/** Orders, Order Details and what it leads to, joint-login failure, recommended products. */
export const orderRows: readonly FaultRow[] = [
  {
    endpoint: 'getOrder',
    screen: 'Order Details',
    app,
    scenario: 'status-174',
    done: (page) => page.getByRole('heading', { name: 'To be repaid' }),
  },
  {
    endpoint: 'rateApp',
    screen: 'Order Details, rating',
    app,
    scenario: 'rating-prompt',
    prepare: ({ page }) => page.getByRole('dialog').getByRole('radio', { name: '3 stars' }).check({ force: true }),
    tap: ({ page }) => pressable(page, 'Submit').click(),
    done: (page) => page.getByRole('dialog', { name: 'Thank you for your rating' }),
    onward: (page) => pressable(page, 'Submit'),
    typed: (page) => expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked(),
  },
  {
    endpoint: 'saveEvent',
    screen: 'Order Details, borrow again',
    app,
    scenario: 'status-200',
    prepare: ({ page }) => pressable(page, 'Borrow Again').waitFor(),
    tap: ({ page }) => pressable(page, 'Borrow Again').click(),
    done: (page) => pressable(page, 'See the offer'),
    carriesOn: true,
  },
  {
    endpoint: 'getProductLink',
    screen: 'Order Details, a recommended product',
    app,
    scenario: 'recommended',
    prepare: ({ page }) => pressable(page, 'Apply').first().waitFor(),
    tap: ({ page }) => pressable(page, 'Apply').first().click(),
    done: (page) => page.getByRole('heading', { name: /^Salapi Lane \(/ }),
    onward: (page) => page.getByRole('article', { name: 'Salapi Lane' }).getByRole('button', { disabled: false }),
  },
  {
    endpoint: 'getComplaintOptions',
    screen: 'My orders',
    app,
    scenario: 'orders',
    done: (page) => page.getByRole('article').first(),
  },
  {
    endpoint: 'jointLoginFailure',
    screen: 'Joint-login failure',
    app,
    scenario: 'joint-login-failure',
    done: (page) => page.getByRole('article', { name: 'Salapi Lane' }),
  },
  {
    endpoint: 'jointLoginFailure',
    screen: 'Recommended products',
    app,
    scenario: 'recommend-list',
    done: (page) => page.getByRole('article', { name: 'Salapi Lane' }),
  },
  {
    endpoint: 'getSupportContact',
    screen: 'Customer service',
    app,
    scenario: 'customer-service',
    done: (page) => page.getByText('+63 917 000 0000'),
  },
];
