import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The last commit with the pictures of the first look. */
const firstLook = '4fe8cc6';
const baselines = 'tooling/storybook/visual/baselines';
const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Pair {
  readonly title: string;
  /** The picture's name at that commit and today. */
  readonly before: string;
  readonly after: string;
}

const same = (title: string, name: string): Pair => ({ title, before: name, after: name });

/** The main screens, each as it was and as it is. */
const pairs: readonly Pair[] = [
  same('Order Details', 'apps-borrower-h5-order-order-details--overdue-180'),
  same('My orders', 'apps-borrower-h5-order-orders--several'),
  {
    title: 'Paying',
    before: 'apps-borrower-h5-repayment-period-repayment--channels',
    after: 'apps-borrower-h5-repayment-period-repayment-paying--channels',
  },
  {
    title: 'Paid',
    before: 'apps-borrower-h5-repayment-period-repayment--settled',
    after: 'apps-borrower-h5-receipt-receiptsheet--paid--390-light-original',
  },
  same('Loan confirm', 'apps-borrower-h5-loan-confirm-loan-confirm--one-repayment'),
  same('Bank account', 'apps-borrower-h5-bank-bind-bank--wallet'),
  same('Public site', 'apps-official-site-home--phone'),
  {
    title: 'Campaign page',
    before: 'apps-promo-landing-registration--campaign-look',
    after: 'apps-promo-landing-registration--payday-campaign',
  },
];

const style = `
  body { margin: 0; background: #dfe4e9; color: #1b2430; font: 15px/1.3 Inter, sans-serif }
  main { display: grid; grid-template-columns: repeat(4, max-content); gap: 24px 28px; width: max-content; padding: 24px }
  h2 { margin: 0 0 6px; font-size: 17px }
  .pair { display: flex; gap: 8px }
  figure { margin: 0 }
  figcaption { margin-bottom: 4px; color: #525c68; font-size: 13px }
  img { display: block; width: 195px; height: 422px; object-fit: cover; object-position: top; border-radius: 10px }
`;

/** A page with every pair side by side. */
export function beforeAfterPage(): string {
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><main>${pairs.map(section).join('')}</main>`;
}

const section = ({ title, before, after }: Pair): string => `<section><h2>${title}</h2><div class="pair">
${figure('Before', thenOf(before))}${figure('After', readFileSync(`${root}${baselines}/${after}.png`))}</div></section>`;

const figure = (caption: string, png: Buffer): string =>
  `<figure><figcaption>${caption}</figcaption><img src="data:image/png;base64,${png.toString('base64')}" alt=""></figure>`;

/** A picture as it was; the history has to be there, which a shallow clone has not. */
const thenOf = (name: string): Buffer =>
  execFileSync('git', ['show', `${firstLook}:${baselines}/${name}.png`], { cwd: root, maxBuffer: 1 << 26 });
