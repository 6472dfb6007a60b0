import { describe, expect, it } from 'vitest';
import { createTranslator } from '../create-translator.ts';
import { validationMessages } from './validation.ts';

describe("the original wording is the specification's, to the letter", () => {
  const text = createTranslator('original');
  it('forms and server answers (spec §5, §8)', () => {
    const t = text(validationMessages);
    expect([
      t('phoneInvalid'),
      t('captchaInvalid'),
      t('smsCodeInvalid'),
      t('resendTooSoon'),
      t('smsSent'),
      t('alreadyRegistered'),
      t('registered'),
      t('resendIn', { seconds: 59 }),
      t('cardNotChosen'),
      t('repaymentCodeTooShort'),
      t('repaymentCodeWrong'),
      t('repaymentResubmitted'),
      t('cardQueryFailed'),
      t('processingFailed'),
      t('networkError'),
      t('ratingRequired'),
      t('complaintTextRequired'),
      t('collectionNotSupported'),
      t('formIncomplete'),
      t('formSent'),
      t('loanAmountNotNumber'),
    ]).toEqual([
      '请正确输入手机号！',
      '请正确输入图形验证码！',
      '请正确输入短信验证码！',
      '请勿重复发送验证码!',
      '验证码已发送，请在手机上查看！',
      '您已注册,请直接下载APP登录！',
      '注册成功',
      '59s',
      '请先选择银行卡',
      '请输入正确的验证码',
      '验证码错误',
      '请勿重复提交支付请求',
      '查询银行卡列表失败',
      '处理失败',
      'error',
      'Silakan pilih',
      'Please fill in your comments and suggestions',
      'Este pedido no admite reclamaciones de cobranza',
      'Please provide complete information!',
      'success!',
      'Please Enter a number!',
    ]);
  });
});
