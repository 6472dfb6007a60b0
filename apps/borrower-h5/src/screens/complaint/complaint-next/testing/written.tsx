import { useState, type ReactElement } from 'react';
import { ComplaintNextScreen, type ComplaintNextScreenProps } from '../complaint-next-screen.tsx';

/** Holds the text, as the route does. */
export function Written(props: ComplaintNextScreenProps): ReactElement {
  const [text, setText] = useState(props.text);
  return (
    <ComplaintNextScreen
      {...props}
      text={text}
      onText={(typed) => {
        setText(typed);
        props.onText(typed);
      }}
    />
  );
}
