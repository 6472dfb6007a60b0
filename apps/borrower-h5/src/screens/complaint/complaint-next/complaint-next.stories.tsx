import { createTranslator, type Locale } from '@peace/i18n';
import { paidReportMessages } from '@peace/i18n/messages/paid-report';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { noConnection, playRetry } from '#shared/testing/failed-read.ts';
import { redrawImage } from '#features/complaint/redraw-image.ts';
import missedCalls from '#features/complaint/testing/missed-calls.svg?no-inline';
import receipt from '#features/complaint/testing/receipt.svg?no-inline';
import { ComplaintNextView } from './complaint-next.view.tsx';
import { anEmptyComplaint } from './testing/an-empty-complaint.ts';
import { Written } from './testing/written.tsx';

const meta = {
  title: 'borrower-h5/complaint/Complaint next',
  component: ComplaintNextView,
  args: anEmptyComplaint(),
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof ComplaintNextView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One letter to who reads it, two to a computer: n and a tilde. */
const letter = 'n\u0303';
/** A photograph's like: 3000 × 2000 points of every colour, which PNG cannot make small. */
async function aLargePng(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = 3000;
  canvas.height = 2000;
  const image = new ImageData(canvas.width, canvas.height);
  for (let index = 0; index < image.data.length; index += 1) image.data[index] = (index * index * 7919) % 256;
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('This browser draws no PNG.');
  return blob;
}

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: noConnection },
  play: playRetry,
};

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('We’ll answer within 3 working days.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send complaint' }));
    await expect(args.events.send).toHaveBeenCalledOnce();
  },
};

const paidIn = (locale: Locale): Story => ({
  args: {
    isPaidReport: true,
    text: createTranslator(locale)(paidReportMessages)('draftOpen', { amount: '₱5,450.00' }),
  },
  globals: { locale },
});

/** A payment that the loan does not show: the receipt's photo comes first, and no date moves. */
export const Paid: Story = {
  args: paidIn('en').args,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your loan is still due' })).toBeVisible();
    const photo = canvas.getByRole('heading', { name: 'Photo of your receipt' });
    const text = canvas.getByRole('textbox', { name: 'Tell us what happened' });
    await expect(photo.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const PaidInFilipino: Story = paidIn('fil');

export const PaidInOriginal: Story = paidIn('original');

/** Characters are counted as a person does, and a full box refuses a letter in its middle, the caret staying. */
export const Counting: Story = {
  args: { text: `${letter}abc` },
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tell us what happened' });
    await expect(box).toHaveAccessibleDescription('4/200');
    await userEvent.click(box);
    await userEvent.paste('x'.repeat(300));
    await expect(box).toHaveValue(`${letter}abc${'x'.repeat(196)}`);
    await expect(box).toHaveAccessibleDescription('200/200');
    box.setSelectionRange(letter.length + 1, letter.length + 1);
    await userEvent.keyboard('y');
    await expect(box).toHaveValue(`${letter}abc${'x'.repeat(196)}`);
    await expect(box.selectionStart).toBe(letter.length + 1);
  },
};

export const TextMissing: Story = {
  args: { problems: new Map([['text', 'textRequired']] as const), attempt: 1 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Tell us what happened' });
    await expect(box).toHaveFocus();
    await expect(box).toBeInvalid();
    await expect(canvas.getByText('Tell us what happened first.')).toBeVisible();
  },
};

export const Pictures: Story = {
  args: {
    text: 'I paid at the counter.',
    images: [
      { id: '1', name: 'receipt.jpg', url: receipt, status: 'done' },
      { id: '2', name: 'receipt (2).jpg', status: 'uploading', progress: 0.4 },
      { id: '3', name: 'counter.png', status: 'failed', error: { kind: 'network' } },
    ],
    refused: [{ name: 'notes.txt', reason: 'imageTypeUnsupported' }],
    lost: ['door.jpg'],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try counter.png again' }));
    await expect(args.events.retryUpload).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove receipt (2).jpg' }));
    await expect(args.events.removePicture).toHaveBeenCalledWith('2');
    await expect(canvas.getByText('You can’t add notes.txt. Choose a JPEG, PNG or WebP photo.')).toBeVisible();
    await expect(canvas.getByText(/door.jpg didn’t finish uploading/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View receipt.jpg' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  },
};

export const NinePictures: Story = {
  args: {
    images: Array.from({ length: 9 }, (_, index) => ({
      id: String(index),
      name: `${index}.jpg`,
      url: index % 3 === 1 ? missedCalls : receipt,
      status: 'done' as const,
    })),
    beyond: ['counter.jpg'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Add photos')).not.toBeInTheDocument();
    await expect(canvas.getByText('You can add up to 9 photos. Not added: counter.jpg.')).toBeVisible();
  },
};

export const PicturesOnTheirWay: Story = {
  args: {
    text: 'I paid.',
    images: [{ id: '2', name: 'receipt.jpg', status: 'uploading' }],
    problems: new Map([['pictures', 'picturesUploading']] as const),
    attempt: 1,
  },
};

export const CollectionRefused: Story = {
  args: { state: { kind: 'ready', data: { kind: 'refused' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/customerService?orderId=7001',
    );
  },
};

export const TypeGone: Story = {
  args: { state: { kind: 'ready', data: { kind: 'unknownType' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose a topic' })).toHaveAttribute(
      'href',
      '/complaint?orderId=7001',
    );
  },
};

/** A photograph with what a camera writes into it: where it was taken, and with what. */
async function aJpegWithExif(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = 40;
  canvas.height = 30;
  canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg');
  });
  if (!blob) throw new Error('This browser draws no JPEG.');
  const exif = new TextEncoder().encode('Exif\0\0GPSLatitude 14.5995 Pixel of Juana');
  const segment = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return new Blob([blob.slice(0, 2), segment, blob.slice(2)], { type: 'image/jpeg' });
}

const textOf = async (blob: Blob) => new TextDecoder('latin1').decode(await blob.arrayBuffer());

/**
 * In a real browser every picture is redrawn, large or small: nothing that a camera wrote into it goes up, nor its
 * name. A file that is no picture is refused.
 */
export const Redrawing: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ step }) => {
    await step('A large picture becomes a smaller JPEG', async () => {
      const result = await redrawImage(new File([await aLargePng()], 'large.png', { type: 'image/png' }), document);
      if (result.kind !== 'ready') throw new Error(result.kind);
      await expect(result.file.name).toBe('picture.jpg');
      const bitmap = await createImageBitmap(result.file);
      await expect([bitmap.width, bitmap.height]).toEqual([1600, 1067]);
    });
    await step('A small one loses its EXIF data', async () => {
      const photo = new File([await aJpegWithExif()], 'juana-at-home.jpg', { type: 'image/jpeg' });
      await expect(await textOf(photo)).toContain('GPSLatitude');
      const result = await redrawImage(photo, document);
      if (result.kind !== 'ready') throw new Error(result.kind);
      await expect(await textOf(result.file)).not.toMatch(/Exif|GPS|Juana/i);
      await expect(result.file.name).toBe('picture.jpg');
    });
    await step('What is no picture is not sent', async () => {
      const broken = new File(['no picture'], 'broken.jpg', { type: 'image/jpeg' });
      await expect(await redrawImage(broken, document)).toEqual({ kind: 'unreadable' });
    });
  },
};
