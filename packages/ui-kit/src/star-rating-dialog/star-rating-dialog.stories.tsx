import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { StarRatingDialog, type StarRatingDialogProps } from './star-rating-dialog.tsx';

/** Remembers the stars. */
function Rater(props: StarRatingDialogProps) {
  const [score, setScore] = useState(props.score);
  const onScore = (chosen: number) => {
    setScore(chosen);
    props.onScore(chosen);
  };
  return <StarRatingDialog {...props} score={score} onScore={onScore} />;
}

const meta = {
  title: 'ui-kit/StarRatingDialog',
  component: StarRatingDialog,
  render: (args) => <Rater {...args} />,
  args: {
    open: true,
    score: 0,
    onScore: fn(),
    submitLabel: 'Submit',
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<StarRatingDialogProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  globals: { locale: 'original' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('radio', { name: '3 stars' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onScore).toHaveBeenLastCalledWith(4);
    await expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect(screen.getByText('Good')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const NothingChosen: Story = {
  play: async () => {
    await expect(screen.getByText('Tap a star')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  },
};

/** The specification's wording has a toast for it. */
export const NothingChosenAsSpecified: Story = {
  args: { message: 'Silakan pilih' },
  globals: { locale: 'original' },
  play: async () => {
    await expect(screen.getByText('Silakan pilih')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  },
};

export const Submitting: Story = {
  args: { score: 5, isSubmitting: true },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
