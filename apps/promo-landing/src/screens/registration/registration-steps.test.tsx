import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '#app/testing/visitor.tsx';

const PHONE = '13800138000';

describe('step by step', () => {
  it('the first step has number, picture and the button that asks for the code', async () => {
    const page = openPage();
    expect(screen.getByText('Step 1 of 2')).toBeVisible();
    expect(page.field('Characters in the image')).toBeVisible();
    expect(page.field('Code from the text message')).not.toBeVisible();
    await page.askForCode();
    await page.marked('Mobile number', '请正确输入手机号！');
    expect(page.field('Mobile number')).toBeInvalid();
    expect(page.field('Mobile number')).toHaveFocus();
    expect(page.field('Mobile number')).toHaveAccessibleDescription(/请正确输入手机号！/);
    for (const endpoint of ['getCaptcha', 'sendSmsCode', 'register']) expect(page.payloadsOf(endpoint)).toEqual([]);
  });

  it('a complete number brings its picture and leads to it, and its characters are requested next', async () => {
    const page = openPage();
    await page.typePhone(PHONE);
    expect(page.field('Characters in the image')).toHaveFocus();
    await page.user.keyboard('{Enter}');
    await page.marked('Characters in the image', '请正确输入图形验证码！');
    expect(page.payloadsOf('openRegistration')).toHaveLength(1);
    expect(page.payloadsOf('sendSmsCode')).toEqual([]);
  });

  it('an edit of a number beside characters that were typed leaves the focus where it is', async () => {
    const page = openPage();
    await page.typePhone(PHONE);
    await page.typeCaptcha();
    await page.user.type(page.field('Mobile number'), '{Backspace}0');
    expect(page.field('Mobile number')).toHaveFocus();
  });

  it.each(['click', 'keyboard'] as const)(
    'Change opens the number’s field and moves the focus to it (%s)',
    async (by) => {
      const page = openPage();
      await page.typePhone(PHONE);
      await page.haveCode();
      await page.user.click(page.field('Characters in the image'));
      const change = screen.getByRole('button', { name: 'Change' });
      if (by === 'click') await page.user.click(change);
      else {
        await page.user.tab({ shift: true });
        // The button alone opens nothing.
        expect(change).toHaveFocus();
        await page.user.keyboard('{Enter}');
      }
      expect(page.field('Mobile number')).toHaveFocus();
      expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    },
  );

  it('refreshing the picture asks for a number that is no longer complete, and so does a code from before', async () => {
    const page = openPage();
    await page.typePhone(PHONE);
    await page.user.type(page.field('Mobile number'), '{Backspace}');
    await page.user.click(screen.getByRole('button', { name: /Show (another )?image/ }));
    await page.marked('Mobile number', '请正确输入手机号！');
    await page.haveCode();
    expect(page.field('Mobile number')).toHaveFocus();
    expect(screen.getByText('Step 1 of 2')).toBeVisible();
  });

  it('nothing is sent or counted without a tap: complete fields only wait for their button', async () => {
    const page = openPage();
    const sent = () => ['sendSmsCode', 'register', 'trackClick'].map((endpoint) => page.payloadsOf(endpoint).length);
    await page.typePhone(PHONE);
    await page.typeCaptcha();
    expect(sent()).toEqual([0, 0, 0]);
    await page.askForCode();
    await page.said('验证码已发送，请在手机上查看！');
    expect(page.field('Code from the text message')).toHaveFocus();
    expect(page.field('Characters in the image')).not.toBeVisible();
    await page.user.paste('000 000');
    expect(page.field('Code from the text message')).toHaveValue('000000');
    expect(sent()).toEqual([1, 0, 0]);
    // The keyboard's own button is a tap.
    await page.user.keyboard('{Enter}');
    await screen.findByText('The SMS code is wrong or has expired.', { selector: '[role=status] span' });
    expect(sent()).toEqual([1, 1, 1]);
    await page.user.keyboard('{Backspace}1');
    expect(sent()).toEqual([1, 1, 1]);
  });

  it('the second step asks for the code, and marks every field that is wrong', async () => {
    const page = openPage();
    await page.typePhone(PHONE);
    await page.haveCode();
    expect(screen.getByText('Step 2 of 2')).toBeVisible();
    expect(page.field('Code from the text message')).toHaveFocus();
    await page.typeCaptcha();
    await page.register();
    expect(page.field('Code from the text message')).toHaveAccessibleDescription(/请正确输入短信验证码！/);
    await page.user.clear(page.field('Mobile number'));
    await page.user.clear(page.field('Characters in the image'));
    await page.register();
    expect(screen.getAllByRole('textbox', { description: /请正确/ })).toHaveLength(3);
    await page.typePhone('1');
    expect(page.field('Mobile number')).toBeValid();
    expect(page.field('Characters in the image')).toBeInvalid();
  });

  it('a step that came into view is seen whole, above what covers the foot of the window', async () => {
    const lead = vi.spyOn(HTMLFormElement.prototype, 'scrollIntoView');
    const place = vi.spyOn(HTMLFormElement.prototype, 'getBoundingClientRect');
    vi.spyOn(window, 'getComputedStyle').mockReturnValue(
      Object.assign(document.createElement('p').style, { scrollPaddingBottom: '160px' }),
    );
    place.mockReturnValue(new DOMRect(0, 100, 300, window.innerHeight - 260));
    const page = openPage();
    await page.typePhone(PHONE);
    expect(lead).not.toHaveBeenCalled();
    place.mockReturnValue(new DOMRect(0, 100, 300, window.innerHeight - 259));
    await page.haveCode();
    expect(lead).toHaveBeenCalledWith({ block: 'start' });
    vi.restoreAllMocks();
  });
});
