import { listedStatus, orderStatus, orderStatuses } from '@peace/api-client/contract/order/order-status';
import type { Locale } from '@peace/i18n';
import { dayText, shortDayText } from '@peace/i18n/dates';
import { LocaleProvider } from '@peace/i18n/react';
import { moneyFromMinor } from '@peace/money-date';
import { ToastProvider } from '@peace/vant-react-compat/toast';
import {
  CalendarIcon,
  ClockIcon,
  DocumentIcon,
  FormIcon,
  InfoIcon,
  WalletIcon,
  type Icon,
} from '@peace/vant-react-compat/icon';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { dueStateOf } from '#features/due/due.model.ts';
import { storyNow } from '#features/due/testing/a-due.ts';
import { noopEvents } from '#shared/events.ts';
import { aListedOrder, listing } from '#shared/testing/a-listed-order.ts';
import { anOrder } from '#shared/testing/an-order.ts';
import { dueShown } from './order-details/order-details.model.ts';
import { OrderDetailsView } from './order-details/order-details.view.tsx';
import { orderDetails } from './order-details/testing/an-order-shown.ts';
import { ordersProps } from './orders/orders.screen.ts';
import { OrdersView } from './orders/orders.view.tsx';

// Everything that the page says of an order by itself, for every code. The server's words are neutral, so each further word, colour,
// icon or ticked step is a claim of ours: the tables below are all that spec §4 and the due date prove.

const unknown = ['0', '111', '171', '201', '999'];
const codes = [...orderStatuses.map(({ code }) => String(code)), ...unknown];
const isPayable = (code: string) => ['170', '174', '180'].includes(code);

const locales = ['en', 'original'] as const;
type TestedLocale = (typeof locales)[number];

const days = { past: '2026-11-17', today: '2026-11-20', far: '2026-12-20', none: '' } as const;
type Day = keyof typeof days;
const dayNames = ['past', 'today', 'far', 'none'] as const;

const cases = codes.flatMap((code) => locales.flatMap((locale) => dayNames.map((day) => [code, locale, day] as const)));

const amount = moneyFromMinor(545_000);
const dueOn = (day: Day) => dueStateOf({ amount, repayDate: days[day] });

function renderIn(locale: Locale, view: ReactElement): HTMLElement {
  return render(
    <LocaleProvider value={{ locale, offered: [locale], setLocale: () => undefined }}>
      <ToastProvider>{view}</ToastProvider>
    </LocaleProvider>,
  ).container;
}

const lines = 'h1, h2, p, li, a, button, .peace-chip';
/** A mark beside words, and the rows of help, which are the same for every order. */
const unread = '[aria-hidden="true"], [role="group"], .peace-rows details, .peace-rows [data-second] > a';

/** The visible text of a page, line by line. */
function linesOf(container: HTMLElement): readonly string[] {
  const said = new Map<Element, string>();
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    const line = parent?.closest(lines) ?? parent;
    if (line && !parent?.closest(unread)) {
      said.set(line, `${said.get(line) ?? ''}${texts.currentNode.textContent}`);
    }
  }
  return [...said.values()];
}

const title = 'Notice';
const description = 'As of today.';

function renderDetails(code: string, locale: Locale, day: Day, titled = true): HTMLElement {
  const order = anOrder({
    status: parse(orderStatus, code),
    statusTitle: titled ? title : '',
    statusDescription: titled ? description : '',
    productName: 'Bayani Cash',
    rows: [],
    recommendedProducts: [],
  });
  return renderIn(
    locale,
    <OrderDetailsView {...orderDetails()} state={{ kind: 'ready', data: order }} due={dueShown(order, dueOn(day))} />,
  );
}

const words = {
  en: {
    page: ['Loan details', 'Bayani Cash', 'Loan no. 7001'],
    list: ['My loans', 'Bayani Cash'],
    number: 'Loan no. 7001',
    amountDue: 'Amount due',
    pay: 'Pay ₱5,450.00',
    payListed: 'Pay ₱5,450.00',
    payUnread: 'Check amount, then pay',
    unread: 'Today’s amount isn’t known. It may have changed.',
    retry: 'Try again',
    past: ['3 days late', `Was due ${dayText(days.past, 'en')}`, 'What being late costs', 'Can’t pay all of it today?'],
    today: ['due today', `Due ${dayText(days.today, 'en')}`, 'What being late costs'],
    far: ['due in 30 days', `Due ${dayText(days.far, 'en')}`, 'Add a reminder'],
    borrowAgain: 'Borrow again',
    myAccount: 'My account',
    ownMessage: ['See other loans', 'Ask us about it'],
    service: 'Customer service',
    steps: [
      'Applied: done',
      'Decision',
      'Money',
      'Paid back',
      'What happens next',
      'We’ll decide within 1 day.',
      'If approved, you get the money 1 to 3 days later.',
      'You pay it back by your due date.',
    ],
    processing: 'In progress',
    code: 'Loan status',
    payable170: 'Ready to pay',
    payable: 'To pay',
    closed: 'Closed',
    unknown: 'Status not known',
    open: 'See loan',
    others: 'Other loans',
  },
  original: {
    page: ['Order Details', 'Bayani Cash'],
    list: ['My orders', 'Bayani Cash'],
    number: 'Order number 7001',
    amountDue: 'Repayment amount',
    pay: 'Repayment',
    payListed: 'Repayment ₱5,450.00',
    payUnread: 'Repayment',
    unread: 'The repayment amount of today is not known. It may have changed.',
    retry: 'Retry',
    past: ['3 days overdue', `Repayment date: ${days.past}`, 'What late payment costs'],
    today: ['today', `Repayment date: ${days.today}`, 'What late payment costs'],
    far: ['in 30 days', `Repayment date: ${days.far}`, 'Remind me before it is due'],
    borrowAgain: 'Borrow Again',
    myAccount: 'My account',
    ownMessage: [],
    service: 'Customer service',
    steps: [
      'Applied: done',
      'Decision',
      'Money',
      'Repayment',
      'What happens next',
      'Decision within 1 day',
      'Money 1 to 3 days after approval',
      'Repayment by the due date',
    ],
    processing: 'Processing',
    code: 'Order status',
    payable170: 'Repayment available',
    payable: 'To be repaid',
    closed: 'Closed',
    unknown: 'Order status not known',
    open: 'Order Details',
    others: 'Other orders',
  },
} as const;

/** The expected name of a status for which the server sends no text. */
function nameOf(code: string, locale: TestedLocale): string {
  const t = words[locale];
  switch (code) {
    case '21':
      return t.processing;
    case '110':
    case '151':
      return `${t.code} ${code}`;
    case '170':
      return t.payable170;
    case '174':
    case '180':
      return t.payable;
    case '200':
      return t.closed;
    default:
      return t.unknown;
  }
}

/** The allowed texts of Order Details besides its title, the product and the server's words. */
function claimsOf(code: string, locale: TestedLocale, day: Day): readonly string[] {
  const t = words[locale];
  if (isPayable(code)) {
    if (day === 'none') return [t.unread, t.retry, t.payUnread];
    // Beside the words of 180, which may be 'Overdue', no days are counted before the date is past.
    const said = code === '180' && day !== 'past' ? t[day].slice(1) : t[day];
    return [...said, t.amountDue, '₱5,450.00', t.pay];
  }
  switch (code) {
    case '21':
      return t.steps;
    case '200':
      return [t.borrowAgain, t.myAccount];
    case '110':
      return t.ownMessage;
    case '151':
      return [];
    default:
      return [t.service];
  }
}

/** The statements that an order's card in the list, and the panel above it, may make besides the product. */
function listedClaimsOf(code: string, locale: TestedLocale, day: Day): readonly string[] {
  const t = words[locale];
  if (isPayable(code)) {
    if (day === 'none') return [t.number, t.amountDue, t.unread, t.retry, t.payUnread];
    const [left, date] = t[day];
    const inShort = date.replace(dayText(days[day], locale), shortDayText(days[day], locale, '2026-11-20'));
    return [left, date, inShort, t.amountDue, '₱5,450.00', `₱5,450.00${left}`, t.payListed];
  }
  return nameOf(code, locale) === t.unknown
    ? [t.number, t.unknown, t.open]
    : [t.number, nameOf(code, locale), t.others];
}

const toneOf = (code: string, day: Day) =>
  isPayable(code) ? ({ past: 'danger', today: 'attention', far: 'calm', none: 'neutral' } as const)[day] : 'neutral';

/** Spec §2. */
const icons: Partial<Record<string, Icon>> = {
  '21': FormIcon,
  '110': InfoIcon,
  '151': ClockIcon,
  '174': CalendarIcon,
  '180': WalletIcon,
};

const pathOf = (container: Element | null) => container?.querySelector('path')?.getAttribute('d');
const sorted = (texts: readonly string[]) => [...texts].sort();

describe('Order Details claims of an order only what its code and its due date prove', () => {
  test.each(cases)('%s in %s, due date: %s', (code, locale, day) => {
    const page = renderDetails(code, locale, day);
    expect(sorted(linesOf(page))).toEqual(
      sorted([...words[locale].page, title, description, ...claimsOf(code, locale, day)]),
    );
    const banner = page.querySelector('.peace-panel, .peace-road__sky');
    if (isPayable(code)) expect(banner).toHaveClass(`peace-tone--${toneOf(code, day)}`);
    // No status proves more of a loan's way than that of an application which is looked at.
    else expect(banner).toHaveClass(code === '21' || code === '151' ? 'peace-road__sky' : 'peace-panel--neutral');
    expect(page.querySelector('[aria-current="step"]')?.textContent).toBe(code === '21' ? 'Decision' : undefined);
    const StatusIcon = icons[code] ?? DocumentIcon;
    expect(pathOf(banner)).toBe(pathOf(renderIn(locale, <StatusIcon />)));
    expect(page.querySelectorAll('.peace-road__step--done')).toHaveLength(code === '21' ? 1 : 0);
  });

  test.each(codes.flatMap((code) => locales.map((locale) => [code, locale] as const)))(
    '%s in %s, without any words of the server',
    (code, locale) => {
      const page = renderDetails(code, locale, 'none', false);
      expect(sorted(linesOf(page))).toEqual(
        sorted([...words[locale].page, nameOf(code, locale), ...claimsOf(code, locale, 'none')]),
      );
    },
  );
});

describe('My orders claims of an order only what its code and its due date prove', () => {
  test.each(cases)('%s in %s, due date: %s', (code, locale, day) => {
    const order = aListedOrder({ ...parse(listedStatus, code), productName: 'Bayani Cash', rows: [] });
    const page = renderIn(
      locale,
      <OrdersView
        {...ordersProps({ kind: 'ready', data: listing(order) }, storyNow)}
        dues={[dueOn(day)]}
        events={noopEvents()}
      />,
    );
    expect(sorted(linesOf(page))).toEqual(sorted([...words[locale].list, ...listedClaimsOf(code, locale, day)]));
    const tone = page.querySelector('[class*="peace-tone--"]');
    if (isPayable(code)) expect(tone).toHaveClass(`peace-tone--${toneOf(code, day)}`);
    else expect(tone).toBeNull();
    expect(page.querySelector('.peace-tone--success, .peace-panel--paid')).toBeNull();
  });
});
