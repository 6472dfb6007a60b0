import type { Page } from '@playwright/test';

export const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
export const storedDraft = (page: Page) => page.evaluate(() => localStorage.getItem('peace:complaint-draft'));

/** The page on which a complaint about an order is written. */
export const nextPage = '/complainPageNext?problemType=2&problemSonType=&orderNo=7001';

/** A picture of this size, drawn in the page: noise, which no format makes small. */
export async function aPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide ?? 1;
      canvas.height = high ?? 1;
      const image = new ImageData(canvas.width, canvas.height);
      image.data.forEach((_, index, data) => {
        data[index] = index % 4 === 3 ? 255 : Math.imul(index ^ (index >>> 7), 2_654_435_761) >>> 24;
      });
      canvas.getContext('2d')?.putImageData(image, 0, 0);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height],
  );
  return Buffer.from(base64, 'base64');
}
