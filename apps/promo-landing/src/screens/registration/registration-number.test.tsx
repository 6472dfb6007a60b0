import { describe, expect, it } from 'vitest';
import { openPage } from '#app/testing/visitor.tsx';

describe('what is pasted', () => {
  it('a number in groups and a code in groups are read whole', async () => {
    const page = openPage();
    await page.user.click(page.field('Mobile number'));
    await page.user.paste('138 0013 8000');
    expect(page.field('Mobile number')).toHaveValue('13800138000');
    await page.haveCode();
    expect(page.field('Mobile number')).toHaveValue('138 0013 8000');
    await page.user.paste('123 456');
    expect(page.field('Code from the text message')).toHaveValue('123456');
  });
});

describe('which numbers may register', () => {
  it.each([
    ['original', '138 0013-8000', '138 0013 8000'],
    ['ph', '0917 123 4567', '0917 123 4567'],
    ['ph', '+639171234567', '0917 123 4567'],
    ['ph', '\u202a+63 (0)917\u00a0123\u00a04567\u202c', '0917 123 4567'],
    ['ph', '00639171234567', '0917 123 4567'],
    ['ph', 'tel:+639171234567', '0917 123 4567'],
  ] as const)('%s takes %s', async (phonePolicy, typed, shown) => {
    const page = openPage({ config: { phonePolicy } });
    await page.typePhone(typed);
    await page.typeCaptcha();
    await page.askForCode();
    await page.said('验证码已发送，请在手机上查看！');
    expect(page.field('Mobile number')).toHaveValue(shown);
    expect(page.payloadsOf('sendSmsCode')).toMatchObject([{ phone: shown.replaceAll(' ', '') }]);
  });

  it.each([
    ['original', '09171234567'],
    ['original', '12345678901'],
    ['ph', '13800138000'],
  ] as const)('%s refuses %s', async (phonePolicy, typed) => {
    const page = openPage({ config: { phonePolicy } });
    await page.typePhone(typed);
    await page.askForCode();
    await page.marked('Mobile number', '请正确输入手机号！');
    expect(page.payloadsOf('sendSmsCode')).toEqual([]);
  });
});
