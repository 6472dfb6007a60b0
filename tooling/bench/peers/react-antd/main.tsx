import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { readOrder } from '../order.ts';
import { LoadingScreen, OrderDetails } from './order-details.tsx';
import './order-details.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root.');

const order = readOrder(location.search).catch(() => null);

createRoot(root).render(
  <Suspense fallback={<LoadingScreen />}>
    <OrderDetails order={order} />
  </Suspense>,
);
