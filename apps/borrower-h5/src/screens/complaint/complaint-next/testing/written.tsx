import { useState, type ReactElement } from 'react';
import { answering } from '#shared/testing/spies.ts';
import { ComplaintNextView, type ComplaintNextViewProps } from '../complaint-next.view.tsx';

/** Holds the text, as the route does. */
export function Written(props: ComplaintNextViewProps): ReactElement {
  const [text, setText] = useState(props.text);
  return (
    <ComplaintNextView
      {...props}
      text={text}
      events={answering(props.events, {
        setText: (typed) => {
          setText(typed);
          props.events.setText(typed);
        },
      })}
    />
  );
}
