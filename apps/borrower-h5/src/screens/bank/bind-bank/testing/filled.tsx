import { useState, type ReactElement } from 'react';
import { BindBankScreen, type BindBankScreenProps } from '../bind-bank-screen.tsx';

/** Holds the values, as the route does. */
export function Filled(props: BindBankScreenProps): ReactElement {
  const [values, setValues] = useState(props.values);
  return (
    <BindBankScreen
      {...props}
      values={values}
      onValue={(code, value) => {
        setValues((before) => ({ ...before, [code]: value }));
        props.onValue(code, value);
      }}
    />
  );
}
