import type { Endpoint } from '../define-endpoint.ts';
import { bindBankAccount } from './bank/bind-bank-account.ts';
import { changeBankAccount } from './bank/change-bank-account.ts';
import { getBankForm } from './bank/get-bank-form.ts';
import { getComplaint } from './complaint/get-complaint.ts';
import { getComplaintOptions } from './complaint/get-complaint-options.ts';
import { listComplaints } from './complaint/list-complaints.ts';
import { fileComplaint } from './complaint/file-complaint.ts';
import { rateComplaint } from './complaint/rate-complaint.ts';
import { uploadComplaintPicture } from './complaint/upload-complaint-picture.ts';
import { getSupportContact } from './customer-service/get-support-contact.ts';
import { chargeCard } from './legacy-repayment/charge-card.ts';
import { confirmCharge } from './legacy-repayment/confirm-charge.ts';
import { createWalletLink } from './legacy-repayment/create-wallet-link.ts';
import { getRepaymentWays } from './legacy-repayment/get-repayment-ways.ts';
import { getAgreementLink } from './loan-confirm/get-agreement-link.ts';
import { getAgreements } from './loan-confirm/get-agreements.ts';
import { getOffer } from './loan-confirm/get-offer.ts';
import { submitApplication } from './loan-confirm/submit-application.ts';
import { rateApp } from './order/rate-app.ts';
import { getOrder } from './order/get-order.ts';
import { getCampaign } from './promotion/get-campaign.ts';
import { getCaptcha } from './promotion/get-captcha.ts';
import { openRegistration } from './promotion/open-registration.ts';
import { sendSmsCode } from './promotion/send-sms-code.ts';
import { register } from './promotion/register.ts';
import { getExtension } from './repayment/get-extension.ts';
import { createPayLink } from './repayment/create-pay-link.ts';
import { getPeriodRepayment } from './repayment/get-period-repayment.ts';
import { saveEvent } from './tracking/save-event.ts';
import { trackClick } from './tracking/track-click.ts';
import { trackVisit } from './tracking/track-visit.ts';
import { trackVariant2 } from './tracking/track-variant2.ts';
import { jointLoginFailure } from './variant2/joint-login-failure.ts';
import { getProductLink } from './variant2/get-product-link.ts';
import { getAgreementLinkVariant2 } from './variant2/get-agreement-link-variant2.ts';
import { getAgreementsVariant2 } from './variant2/get-agreements-variant2.ts';
import { getOfferVariant2 } from './variant2/get-offer-variant2.ts';
import { submitApplicationVariant2 } from './variant2/submit-application-variant2.ts';

/** Every call of the backend: what the sandbox serves and the contract tests run over. Apps import single files. */
export const endpoints: readonly Endpoint[] = [
  bindBankAccount,
  changeBankAccount,
  getBankForm,
  getComplaint,
  getComplaintOptions,
  listComplaints,
  fileComplaint,
  rateComplaint,
  uploadComplaintPicture,
  getSupportContact,
  chargeCard,
  confirmCharge,
  createWalletLink,
  getRepaymentWays,
  getAgreementLink,
  getAgreements,
  getOffer,
  submitApplication,
  rateApp,
  getOrder,
  getCampaign,
  getCaptcha,
  openRegistration,
  sendSmsCode,
  register,
  getExtension,
  createPayLink,
  getPeriodRepayment,
  saveEvent,
  trackClick,
  trackVisit,
  trackVariant2,
  jointLoginFailure,
  getProductLink,
  getAgreementLinkVariant2,
  getAgreementsVariant2,
  getOfferVariant2,
  submitApplicationVariant2,
];
