import { useState } from 'react';
import { CampaignFrame } from '#app/campaign-frame.tsx';
import { RegistrationScreen, type RegistrationScreenProps } from '#screens/registration/registration-screen.tsx';
import { aCaptchaPicture } from './a-captcha-picture.ts';

/** Holds what is typed, as the route does. */
export function Typed(props: RegistrationScreenProps) {
  const [input, setInput] = useState(props.input);
  return (
    <CampaignFrame look={props.look}>
      <RegistrationScreen
        {...props}
        input={input}
        onEdit={(name, text) => {
          props.onEdit(name, text);
          setInput((before) => ({ ...before, [name]: text }));
        }}
      />
    </CampaignFrame>
  );
}

export const numbered = { phone: '09171234567', captcha: '', smsCode: '' };
export const filled = { ...numbered, captcha: 'WAT9' };
export const coded = { ...filled, smsCode: '123456' };
export const shown = { kind: 'shown', src: aCaptchaPicture } as const;
