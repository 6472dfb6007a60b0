import { Description, DocsContext, Story, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** The steps of a flow side by side, each a phone with what is said of it. */
export function FlowPage() {
  const steps = useContext(DocsContext).componentStories();
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
