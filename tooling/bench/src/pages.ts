/** As the shell opens a page: with the session's parameters. */
export const session = new URLSearchParams({
  deviceId: '5E0C7A52-9F1B-4C1D-8F6E-2B7D4A1C9E30',
  appVersion: '1.0.0',
  userId: '4711',
  appName: 'peace',
  sessionId: '7f3c2a9e5b1d4c68a0e9f2b7c4d81a36',
  clientType: 'ios',
  merchantNumber: 'cjxjx',
  mobilePhone: '09171234567',
});

/** An order that is due, with a rollover offered. */
const query = `productId=68175&orderId=8175&${session}`;

/** The same order, and the repayment page behind its REPAY, built in different ways. */
export interface OrderApp {
  readonly name: string;
  readonly path: string;
}

export const limit: OrderApp = { name: 'limit', path: `/limit.html?${query}` };
export const ours: OrderApp = { name: 'ours', path: `/loanDetail?${query}` };
export const svelte: OrderApp = { name: 'Svelte', path: `/svelte.html?${query}` };
export const vue: OrderApp = { name: 'Vue with Vant', path: `/vue-vant.html?${query}` };
export const react: OrderApp = { name: 'React with antd-mobile', path: `/react-antd.html?${query}` };

export const orderApps: readonly OrderApp[] = [limit, ours, svelte, vue, react];
