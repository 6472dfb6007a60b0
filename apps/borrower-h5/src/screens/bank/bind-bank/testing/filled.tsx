import { useState, type ReactElement } from 'react';
import { answering } from '#shared/testing/spies.ts';
import { BindBankView, type BindBankViewProps } from '../bind-bank.view.tsx';

/** Holds the values, as the route does. */
export function Filled(props: BindBankViewProps): ReactElement {
  const [values, setValues] = useState(props.values);
  return (
    <BindBankView
      {...props}
      values={values}
      events={answering(props.events, {
        setValue: (code, value) => {
          setValues((before) => new Map(before).set(code, value));
          props.events.setValue(code, value);
        },
      })}
    />
  );
}
