import { defineMessages } from '../define-messages.ts';
import { checkAgain } from '../shared-wording.ts';

/** Every repayment page uses these for an order that cannot be paid, or could not be read again. */
export const payableOrderMessages = defineMessages({
  nothingToPayTitle: ['There is nothing to pay here now', 'You have nothing to pay here', 'Wala kang babayaran dito'],
  notExtendableTitle: [
    'The due date cannot be moved now',
    'You can’t move the due date now',
    'Hindi maili-move ang due date ngayon',
  ],

  // The displayed data could not be read again.
  oldTitle: ['This may have changed', 'This may be out of date', 'Baka luma na ito'],
  oldText: [
    'The page could not be updated. What you see here is from {time}.',
    'We couldn’t load the page again. What you see is from {time}.',
    'Hindi na-update ang page. Ang nakikita mo ay mula pa noong {time}.',
  ],
  orderUnread: [
    'Your order could not be read. Check it again before you pay.',
    'We couldn’t read your loan. Check again before you pay.',
    'Hindi nabasa ang loan mo. I-check muli bago magbayad.',
  ],
  // The amount due was read, but the order's status was not.
  statusUnread: [
    'It could not be checked whether your order is still open.',
    'We couldn’t check if your loan is still open.',
    'Hindi namin ma-check kung bukas pa ang loan mo.',
  ],
  statusUnreadText: [
    'The amount here is current. If you may have paid, check again first.',
    'The amount here is up to date. If you may have paid, check again first.',
    'Bago ang halagang nakikita mo rito. Kung baka nakabayad ka na, i-check muna ulit.',
  ],
  checkAgain,
});
