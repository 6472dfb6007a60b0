import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The last commit with the pictures of the look before this one. */
const lookBefore = '5c30d701';
const baselines = 'tooling/storybook/visual/baselines';
const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Pair {
  readonly title: string;
  /** The picture's name, the same in both looks. */
  readonly name: string;
}

/** The main screens, each as it was and as it is. */
const pairs: readonly Pair[] = [
  { title: 'Order Details', name: 'apps-borrower-h5-order-order-details--overdue-180' },
  { title: 'In the dark', name: 'apps-borrower-h5-order-order-details--overdue-180--390-dark-en' },
  { title: 'Under review', name: 'apps-borrower-h5-order-order-details--processing-21' },
  { title: 'My orders', name: 'apps-borrower-h5-order-orders--several' },
  { title: 'Paying', name: 'apps-borrower-h5-repayment-period-repayment-paying--channels' },
  { title: 'Loan confirm', name: 'apps-borrower-h5-loan-confirm-loan-confirm--one-repayment' },
  { title: 'Public site', name: 'apps-official-site-home--phone' },
  { title: 'Campaign page', name: 'apps-promo-landing-registration--payday-campaign' },
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

const section = ({ title, name }: Pair): string => `<section><h2>${title}</h2><div class="pair">
${figure('Before', thenOf(name))}${figure('After', readFileSync(`${root}${baselines}/${name}.png`))}</div></section>`;

const figure = (caption: string, png: Buffer): string =>
  `<figure><figcaption>${caption}</figcaption><img src="data:image/png;base64,${png.toString('base64')}" alt=""></figure>`;

/** A picture as it was; the history has to be there, which a shallow clone has not. */
const thenOf = (name: string): Buffer =>
  execFileSync('git', ['show', `${lookBefore}:${baselines}/${name}.png`], { cwd: root, maxBuffer: 1 << 26 });
