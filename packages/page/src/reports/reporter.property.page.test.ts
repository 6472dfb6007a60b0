import fc from 'fast-check';
import { is } from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import type { Noticed } from './notice.ts';
import { reportKinds, reportSchema } from './report.ts';
import { startReporter } from './reporter.ts';
import { emptyOutbox, event, options, outbox, page, secrets, thrown, typed } from './testing/reporting-page.ts';

beforeEach(emptyOutbox);

it('whatever is noticed, a report is what the allow-list takes and has nothing of a person', () => {
  const anything = fc.oneof(fc.string(), fc.constantFrom(...secrets), fc.anything());
  const note = fc.record(
    {
      kind: fc.constantFrom(...reportKinds),
      // The program's own words, and whatever else is passed by mistake.
      name: fc.oneof(fc.string(), fc.constantFrom('getOrder', ...typed)),
      detail: fc.oneof(fc.string(), fc.constantFrom('timeout', ...typed)),
      error: fc.oneof(anything, fc.constant(thrown())),
      ms: fc.double({ noNaN: true }),
    },
    { requiredKeys: ['kind'] },
  );
  const anyFields = fc.record({
    reason: anything,
    error: anything,
    effectiveDirective: fc.string(),
    blockedURI: fc.string(),
  });
  const noticed: fc.Arbitrary<Noticed> = fc.oneof(
    note,
    anyFields.map((fields) => event('error', fields)),
    anyFields.map((fields) => event('securitypolicyviolation', fields)),
  );
  fc.assert(
    fc.property(noticed, (each) => {
      outbox.sent = [];
      const window = page();
      window.peaceReports = [];
      window.peaceReports.push(each);
      startReporter(window, options);
      for (const report of outbox.sent) {
        expect(is(reportSchema, report)).toBe(true);
        expect(secrets.filter((secret) => JSON.stringify(report).includes(secret))).toEqual([]);
      }
    }),
  );
});
