import { plainMessage } from '@peace/i18n';
import { productsMessages } from '@peace/i18n/messages/products';
import { screens } from '@peace/screens';
import { screenRoute } from '#shared/screen-route.tsx';
import { ProductScreen } from './product-screen.tsx';
import { useProduct } from './use-product.ts';

/**
 * `/product?productId`. The specification gives this screen no call of its own: it shows what `loan-detail-confirm` says
 * of the product.
 */
export const ProductRoute = screenRoute({
  address: screens.product,
  title: plainMessage(productsMessages, 'productTitle'),
  useController: useProduct,
  View: ProductScreen,
});
