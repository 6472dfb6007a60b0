import { expect, type Page } from '@playwright/test';
import { pressable, rowsOf, type FaultRow, type Scene } from '../fault-row.ts';

const row = rowsOf('borrower-h5');
const WORDS = 'The amount is wrong.';
/** One black point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const sent = (page: Page) => page.getByRole('alertdialog', { name: 'Successfully Sent' });
const wordsKept = (page: Page) => expect(description(page)).toHaveValue(WORDS);
/** The last check is half a minute after the response was lost. */
const letPausesPass = ({ page }: Scene) => page.clock.fastForward(31_000);
const rating = (page: Page) => page.getByRole('dialog', { name: 'Please rate this service' });

/** Filing, finding and rating a complaint. */
export const complaintRows: readonly FaultRow[] = [
  row('getComplaintOptions', 'Complaint', 'complaint', { done: (page) => pressable(page, 'Collection') }),
  row('getComplaintOptions', 'Complaint, next page', 'complaint-next', { done: description }),
  row('listComplaints', 'Complaint, next page', 'complaint-next', { done: description, carriesOn: true }),
  row('listComplaints', 'Complaint list', 'complaint-list', {
    done: (page) => page.getByRole('link', { name: /Problem Type: / }).first(),
  }),
  row('getComplaint', 'Complaint details', 'complaint-answered', {
    done: (page) => page.getByRole('heading', { name: 'Process Result' }),
  }),
  row('listComplaints', 'Complaint details', 'complaint-answered', {
    done: (page) => page.getByRole('heading', { name: 'Process Result' }),
    carriesOn: true,
  }),
  row('fileComplaint', 'Complaint, Send', 'complaint-next', {
    prepare: ({ page }) => description(page).fill(WORDS),
    tap: ({ page }) => pressable(page, 'Send').click(),
    done: sent,
    onward: (page) => pressable(page, 'Check again', 'Send'),
    beforeOnward: letPausesPass,
    typed: wordsKept,
  }),
  row('uploadComplaintPicture', 'Complaint, a picture', 'complaint-next', {
    prepare: ({ page }) => description(page).fill(WORDS),
    tap: ({ page }) =>
      page.getByLabel('Add pictures').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: PICTURE }),
    done: (page) => pressable(page, 'Enlarge dot.png'),
    onward: (page) => pressable(page, 'Upload dot.png again'),
    typed: wordsKept,
  }),
  row('rateComplaint', 'Complaint details, rating', 'complaint-answered', {
    prepare: async ({ page }) => {
      await pressable(page, 'Rate this service').click();
      await rating(page).getByRole('radio', { name: '2 stars' }).check({ force: true });
    },
    tap: ({ page }) => rating(page).getByRole('button', { name: 'Send' }).click(),
    done: (page) => page.getByText('Thank you for your rating').first(),
    onward: (page) => rating(page).getByRole('button', { name: /^(?:Send|Check again)$/, disabled: false }),
    beforeOnward: letPausesPass,
    typed: (page) => expect(rating(page).getByRole('radio', { name: '2 stars' })).toBeChecked(),
  }),
];
