import { readFileSync } from 'node:fs';
import { companyProblems } from './company-schema.js';

const readCompany = () => JSON.parse(readFileSync(new URL('./company.json', import.meta.url), 'utf8'));

/**
 * Refuses a release (`VITE_RELEASE=1`) whose company is the sample one, or lacks a fact, with one message that names
 * each of them.
 *
 * @param {unknown} [company] checked company; default `company.json`
 */
export function companyCheck(company) {
  return {
    name: 'peace:company',
    /** @param {{ env: Record<string, unknown> }} config */
    configResolved({ env }) {
      if (env['VITE_RELEASE'] !== '1') return;
      const problems = companyProblems(company ?? readCompany());
      if (problems.length === 0) return;
      const lines = problems.map((problem) => `  ${problem}`).join('\n');
      throw new Error(`A release needs the company's own facts in packages/company/src/company.json:\n${lines}`);
    },
  };
}
