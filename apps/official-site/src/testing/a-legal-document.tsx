import type { LegalDocument, LegalTexts } from '#shared/legal/legal-texts.ts';

/** A short legal text with each kind of element one may have. */
function aLegalDocument(differences: Partial<LegalDocument['meta']> = {}): LegalDocument {
  return {
    meta: { title: 'Loan terms and conditions', version: '1.0', date: '2026-11-20', ...differences },
    factNames: [],
    sections: ['Term of the loan', 'Early repayment', 'Late payment'],
    Body: ({ anchor }) => (
      <>
        <p>These terms apply to every loan.</p>
        <h2 id={`${anchor}/1`}>Term of the loan</h2>
        <p>
          The term is from <strong>91 to 365</strong> calendar days.
        </p>
        <h2 id={`${anchor}/2`}>Early repayment</h2>
        <ul>
          <li>at least half of the term has passed; and</li>
          <li>at least 7 calendar days have passed since disbursement.</li>
        </ul>
        <h2 id={`${anchor}/3`}>Late payment</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Days late</th>
              <th scope="col">Late interest per day</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Day 1 to day 30</th>
              <td>5% of the unpaid amount</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  };
}

/** Both legal texts. */
export function legalTexts(prefix = ''): LegalTexts {
  return {
    terms: aLegalDocument({ title: `${prefix}Loan terms and conditions` }),
    complaints: aLegalDocument({ title: `${prefix}Complaints` }),
    privacy: aLegalDocument({ title: `${prefix}Privacy Policy` }),
  };
}
