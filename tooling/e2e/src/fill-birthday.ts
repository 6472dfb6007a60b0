import type { Page } from '@playwright/test';

/** Enters 3 February 1990 as the date of birth. */
export async function fillBirthday(page: Page): Promise<void> {
  const birthday = page.getByRole('group', { name: 'Date of birth' });
  await birthday.getByLabel('Day').fill('3');
  await birthday.getByLabel('Month').selectOption('February');
  await birthday.getByLabel('Year').fill('1990');
}
