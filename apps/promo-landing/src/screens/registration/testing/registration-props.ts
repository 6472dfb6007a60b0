import { aCompany } from '@peace/company/testing';
import { fn } from 'storybook/test';
import { plainLook } from '#features/campaign/campaign-look.model.ts';
import type { RegistrationScreenProps } from '../registration-screen.tsx';
import { emptyInput } from '../registration.model.ts';

/** The screen as a visitor first sees it, with nothing typed. */
export const registrationProps = (): RegistrationScreenProps => ({
  input: emptyInput,
  problems: {},
  step: 'request',
  image: { kind: 'none' },
  secondsLeft: 0,
  underWay: 'none',
  notice: null,
  phonePolicy: 'ph',
  company: aCompany(),
  agreementHref: '#/agreementTemplate',
  look: plainLook,
  onEdit: fn(),
  onRefreshCaptcha: fn(),
  onCaptchaLoad: fn(),
  onCaptchaError: fn(),
  onSendCode: fn(),
  onHaveCode: fn(),
  onChangeNumber: fn(),
  onRegisterTap: fn(),
  onSubmit: fn(),
});
