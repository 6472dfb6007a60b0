import type { Endpoint } from '../define-endpoint.ts';
import { bindCardNew } from './bind-bank/bind-card-new.ts';
import { cardChange } from './bind-bank/card-change.ts';
import { cardInit } from './bind-bank/card-init.ts';
import { problemDetail } from './complaint/problem-detail.ts';
import { problemInit } from './complaint/problem-init.ts';
import { problemList } from './complaint/problem-list.ts';
import { problemSave } from './complaint/problem-save.ts';
import { saveScore } from './complaint/save-score.ts';
import { uploadProblemImg } from './complaint/upload-problem-img.ts';
import { contactKfInfo } from './customer-service/contact-kf-info.ts';
import { repaymentCommit } from './legacy-repayment/repayment-commit.ts';
import { repaymentConfirm } from './legacy-repayment/repayment-confirm.ts';
import { repaymentHuichao } from './legacy-repayment/repayment-huichao.ts';
import { repaymentWay } from './legacy-repayment/repayment-way.ts';
import { contractJump } from './loan-confirm/contract-jump.ts';
import { contract } from './loan-confirm/contract.ts';
import { loanDetailConfirm } from './loan-confirm/loan-detail-confirm.ts';
import { loanDetailPush } from './loan-confirm/loan-detail-push.ts';
import { googleScore } from './order/google-score.ts';
import { loanDetails } from './order/loan-details.ts';
import { channelTemplate } from './promotion/channel-template.ts';
import { getCaptcha } from './promotion/get-captcha.ts';
import { getSid } from './promotion/get-sid.ts';
import { getSms } from './promotion/get-sms.ts';
import { register } from './promotion/register.ts';
import { delayInfo } from './repayment/delay-info.ts';
import { generateVcode } from './repayment/generate-vcode.ts';
import { periodInfo } from './repayment/period-info.ts';
import { eventSave } from './tracking/event-save.ts';
import { trackClick } from './tracking/track-click.ts';
import { trackVisit } from './tracking/track-visit.ts';
import { variant2Track } from './tracking/variant2-track.ts';
import { jointLoginFailure } from './variant2/joint-login-failure.ts';
import { productLink } from './variant2/product-link.ts';
import { variant2AgreementLink } from './variant2/variant2-agreement-link.ts';
import { variant2Agreements } from './variant2/variant2-agreements.ts';
import { variant2Confirm } from './variant2/variant2-confirm.ts';
import { variant2Submit } from './variant2/variant2-submit.ts';

export {
  bindCardNew,
  cardChange,
  cardInit,
  channelTemplate,
  contactKfInfo,
  contract,
  contractJump,
  delayInfo,
  eventSave,
  generateVcode,
  getCaptcha,
  getSid,
  getSms,
  googleScore,
  jointLoginFailure,
  loanDetailConfirm,
  loanDetailPush,
  loanDetails,
  periodInfo,
  problemDetail,
  problemInit,
  problemList,
  problemSave,
  productLink,
  register,
  repaymentCommit,
  repaymentConfirm,
  repaymentHuichao,
  repaymentWay,
  saveScore,
  trackClick,
  trackVisit,
  uploadProblemImg,
  variant2AgreementLink,
  variant2Agreements,
  variant2Confirm,
  variant2Submit,
  variant2Track,
};

/** Every call of the backend: what the sandbox serves and the contract tests walk through. Apps import single files. */
export const endpoints: readonly Endpoint[] = [
  bindCardNew,
  cardChange,
  cardInit,
  problemDetail,
  problemInit,
  problemList,
  problemSave,
  saveScore,
  uploadProblemImg,
  contactKfInfo,
  repaymentCommit,
  repaymentConfirm,
  repaymentHuichao,
  repaymentWay,
  contractJump,
  contract,
  loanDetailConfirm,
  loanDetailPush,
  googleScore,
  loanDetails,
  channelTemplate,
  getCaptcha,
  getSid,
  getSms,
  register,
  delayInfo,
  generateVcode,
  periodInfo,
  eventSave,
  trackClick,
  trackVisit,
  variant2Track,
  jointLoginFailure,
  productLink,
  variant2AgreementLink,
  variant2Agreements,
  variant2Confirm,
  variant2Submit,
];
