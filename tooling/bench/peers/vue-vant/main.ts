import { createApp } from 'vue';
import { createRouter, createWebHashHistory, RouterView } from 'vue-router';
import OrderDetails from './order-details.vue';
import RepaymentPage from './repayment-page.vue';
import 'vant/es/action-sheet/style/index.mjs';
import 'vant/es/button/style/index.mjs';
import 'vant/es/cell/style/index.mjs';
import 'vant/es/cell-group/style/index.mjs';
import 'vant/es/image/style/index.mjs';
import 'vant/es/nav-bar/style/index.mjs';
import 'vant/es/skeleton/style/index.mjs';
import './screens.css';

const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', component: OrderDetails },
    { path: '/repay', component: RepaymentPage },
  ],
});

createApp(RouterView).use(router).mount('#app');
