import { ArgTypes, Description, DocsContext, Story, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext, type ContextType } from 'react';

/** Of a flow its steps side by side, each a phone with its description; of a component its props. */
export function DocsPage() {
  const steps = useContext(DocsContext).componentStories();
  return steps[0]?.title.includes('/flows/') ? <Flow steps={steps} /> : <Props />;
}

const Props = () => (
  <>
    <Title />
    <Description />
    <ArgTypes />
  </>
);

function Flow({ steps }: { steps: ReturnType<ContextType<typeof DocsContext>['componentStories']> }) {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <ol className="flow">
        {steps.map((story, index) => (
          <li key={story.id}>
            <h3>
              {index + 1}. {story.name}
            </h3>
            <Description of={story.moduleExport} />
            <Story of={story.moduleExport} inline={false} height="844px" />
          </li>
        ))}
      </ol>
    </>
  );
}
