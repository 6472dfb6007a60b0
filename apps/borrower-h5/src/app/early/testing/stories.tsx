import type { ComponentType, ReactElement } from 'react';
import * as complaint from '#screens/complaint/complaint/complaint-screen.stories.tsx';
import * as loanConfirm from '#screens/loan-confirm/loan-confirm/loan-confirm-screen.stories.tsx';
import * as orderDetails from '#screens/order/order-details/order-details-screen.stories.tsx';
import * as orderPrompts from '#screens/order/order-details/order-prompts.stories.tsx';
import * as repayDelay from '#screens/repayment/repay-delay/repay-delay-screen.stories.tsx';
import * as repay from '#screens/repayment/repay/repay-screen.stories.tsx';

// Loaded twice: with React, and with what stands for it.

const files: Readonly<Record<string, object>> = {
  orderDetails,
  orderPrompts,
  repay,
  repayDelay,
  loanConfirm,
  complaint,
};

/** What has to be loaded first is not seen early. */
const isLoadedLater = (story: string) => story.startsWith('Barcode');

interface StoryParts {
  readonly component?: ComponentType<object>;
  readonly args?: object;
}

/** Every story of the early screens: their file's name here, and their own. */
export function storiesOfEarlyScreens(): readonly (readonly [file: string, story: string])[] {
  return Object.entries(files).flatMap(([file, stories]) =>
    Object.keys(stories)
      .filter((name) => name !== 'default' && !isLoadedLater(name))
      .map((story) => [file, story] as const),
  );
}

/** A story as an element: its file's component, with the story's arguments over the file's. */
export function elementOf(file: string, story: string): ReactElement {
  const parts = Object.entries<StoryParts>({ ...files[file] });
  const find = (name: string) => parts.find(([key]) => key === name)?.[1] ?? {};
  const { component: Component, args } = find('default');
  if (!Component) throw new Error(`The stories of ${file} name no component.`);
  return <Component {...args} {...find(story).args} />;
}
