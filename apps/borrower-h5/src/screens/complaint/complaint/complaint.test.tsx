import { screens } from '@peace/screens';
import { localItems } from '@peace/web-platform/storage';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { draftAbout, storedDraft } from '#features/complaint/complaint-draft.ts';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { ComplaintRoute } from './complaint.route.tsx';

beforeEach(() => localStorage.clear());

test('the shell’s back answers the question whether to discard with no', async () => {
  const subject = { linkOrderId: '', orderNo: '7001', problemType: '2', problemSonType: '' };
  const stored = storedDraft(localItems(window));
  stored.write({ ...draftAbout(subject, null), text: 'To be continued.' });
  const page = renderScreen(<ComplaintRoute />, screens.complaint.path, { scenario: 'complaint' });
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('dialog', { name: 'Discard this complaint?' })).toBeVisible();
  expect(page.back()).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stored.read()).toMatchObject({ text: 'To be continued.' });
  expect(page.back()).toBe(false);
});
