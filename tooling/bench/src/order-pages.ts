import { orderQuery } from './caller.ts';

/** The same order on a page of its own: the limit, ours, and the peers in `peers/`. */
export interface OrderPage {
  readonly name: string;
  readonly path: string;
}

export const limitPage: OrderPage = { name: 'limit', path: `/limit.html?${orderQuery}` };
export const ourPage: OrderPage = { name: 'ours', path: `/loanDetail?${orderQuery}` };
export const antdPeer: OrderPage = { name: 'antd peer', path: `/react-antd.html?${orderQuery}` };
export const vuePeer: OrderPage = { name: 'Vue peer', path: `/vue-vant.html?${orderQuery}` };

export const orderPages: readonly OrderPage[] = [limitPage, ourPage, antdPeer, vuePeer];

/** The last row that all of them show. */
export const orderContent = { text: 'Application date' };
