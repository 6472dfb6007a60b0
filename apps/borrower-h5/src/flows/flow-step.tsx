import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactElement } from 'react';
import { expect, screen } from 'storybook/test';

export interface FlowStep {
  /** The borrower does or sees this. */
  readonly title: string;
  readonly text: string;
  /** A text that the step shows. */
  readonly shown: string | RegExp;
  /** A sheet is drawn over no page of its own. */
  readonly isSheet?: boolean;
}

/** The default export of a screen's stories. */
interface Stories<Props> {
  readonly component: ComponentType<Props>;
  readonly args: NoInfer<Props>;
}

/** A step of a flow as a story: the state that a screen's own story draws, checked by what it shows. */
export function flowStep<Props extends object>(
  { component: Screen, args }: Stories<Props>,
  story: { readonly args?: Partial<NoInfer<Props>> },
  { title, text, shown, isSheet = false }: FlowStep,
): StoryObj {
  const state = <Screen {...args} {...story.args} />;
  return {
    name: title,
    render: (): ReactElement => (isSheet ? <main style={{ minHeight: '90vh' }}>{state}</main> : state),
    parameters: { docs: { description: { story: text } } },
    play: async () => {
      const [found] = await screen.findAllByText(shown);
      await expect(found).toBeVisible();
    },
  };
}
