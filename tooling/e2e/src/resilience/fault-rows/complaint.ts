import { expect, type Page } from '@playwright/test';
import { pressable, type FaultRow, type Scene } from '../fault-row.ts';

const app = 'borrower-h5';
const WORDS = 'The amount is wrong.';
/** One black point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const sent = (page: Page) => page.getByRole('alertdialog', { name: 'Successfully Sent' });
const wordsKept = (page: Page) => expect(description(page)).toHaveValue(WORDS);
/** The last check is half a minute after the answer was lost. */
const letPausesPass = ({ page }: Scene) => page.clock.fastForward(31_000);
const rating = (page: Page) => page.getByRole('dialog', { name: 'Please rate this service' });

/** Filing, finding and rating a complaint. */
export const complaintRows: readonly FaultRow[] = [
  {
    endpoint: 'getComplaintOptions',
    screen: 'Complaint',
    app,
    scenario: 'complaint',
    done: (page) => pressable(page, 'Collection'),
  },
  {
    endpoint: 'getComplaintOptions',
    screen: 'Complaint, next page',
    app,
    scenario: 'complaint-next',
    done: description,
  },
  {
    endpoint: 'listComplaints',
    screen: 'Complaint, next page',
    app,
    scenario: 'complaint-next',
    done: description,
    carriesOn: true,
  },
  {
    endpoint: 'listComplaints',
    screen: 'Complaint list',
    app,
    scenario: 'complaint-list',
    done: (page) => page.getByRole('link', { name: /Problem Type: / }).first(),
  },
  {
    endpoint: 'getComplaint',
    screen: 'Complaint details',
    app,
    scenario: 'complaint-answered',
    done: (page) => page.getByRole('heading', { name: 'Process Result' }),
  },
  {
    endpoint: 'listComplaints',
    screen: 'Complaint details',
    app,
    scenario: 'complaint-answered',
    done: (page) => page.getByRole('heading', { name: 'Process Result' }),
    carriesOn: true,
  },
  {
    endpoint: 'fileComplaint',
    screen: 'Complaint, Send',
    app,
    scenario: 'complaint-next',
    prepare: ({ page }) => description(page).fill(WORDS),
    tap: ({ page }) => pressable(page, 'Send').click(),
    done: sent,
    onward: (page) => pressable(page, 'Check again', 'Send'),
    beforeOnward: letPausesPass,
    typed: wordsKept,
  },
  {
    endpoint: 'uploadComplaintPicture',
    screen: 'Complaint, a picture',
    app,
    scenario: 'complaint-next',
    prepare: ({ page }) => description(page).fill(WORDS),
    tap: ({ page }) =>
      page.getByLabel('Add pictures').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: PICTURE }),
    done: (page) => pressable(page, 'Enlarge dot.png'),
    onward: (page) => pressable(page, 'Upload dot.png again'),
    typed: wordsKept,
  },
  {
    endpoint: 'rateComplaint',
    screen: 'Complaint details, rating',
    app,
    scenario: 'complaint-answered',
    prepare: async ({ page }) => {
      await pressable(page, 'Rate this service').click();
      await rating(page).getByRole('radio', { name: '2 stars' }).check({ force: true });
    },
    tap: ({ page }) => rating(page).getByRole('button', { name: 'Send' }).click(),
    done: (page) => page.getByText('Thank you for your rating').first(),
    onward: (page) => rating(page).getByRole('button', { name: /^(?:Send|Check again)$/, disabled: false }),
    beforeOnward: letPausesPass,
    typed: (page) => expect(rating(page).getByRole('radio', { name: '2 stars' })).toBeChecked(),
  },
];
