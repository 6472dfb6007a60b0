import axios from 'axios';
import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { type Order, orderRequest, type Repayment, repaymentRequest, type Request } from '../backend.ts';
import { OrderDetails } from './order-details.tsx';
import { RepaymentPage } from './repayment-page.tsx';
import './screens.css';

const post = async <Data,>({ url, body }: Request): Promise<Data> =>
  (await axios.post<{ readonly data: Data }>(url, body, { headers: { 'x-requested-with': 'XMLHttpRequest' } })).data
    .data;

const readOrder = () => post<Order>(orderRequest(location.search));
const readRepayment = () => post<Repayment>(repaymentRequest(location.search));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root.');
createRoot(root).render(
  <HashRouter>
    <Routes>
      <Route path="/" element={<OrderDetails read={readOrder} />} />
      <Route path="/repay" element={<RepaymentPage read={readRepayment} />} />
    </Routes>
  </HashRouter>,
);
