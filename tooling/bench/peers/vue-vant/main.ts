import { createApp } from 'vue';
import OrderDetails from './order-details.vue';

createApp(OrderDetails).mount('#app');
