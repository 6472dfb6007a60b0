import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FeedbackForm } from './feedback-form.tsx';
import type { SendFeedback } from './use-feedback.ts';

const texts = { Name: 'Ana', 'E-mail or telephone': '0917 123 4567', Message: 'Salamat!' };

async function fill(values: Readonly<Record<string, string>> = texts) {
  for (const [label, value] of Object.entries(values)) await userEvent.type(screen.getByLabelText(label), value);
}

const send = () => userEvent.click(screen.getByRole('button', { name: /Send/ }));

function show(onSend: SendFeedback) {
  render(<FeedbackForm onSend={onSend} email="care@maayos.test" />);
}

/** A sending that ends when the test says so. */
function held() {
  let resolve: (result: Awaited<ReturnType<SendFeedback>>) => void = () => {};
  const onSend = vi.fn<SendFeedback>(() => new Promise((settle) => (resolve = settle)));
  return { onSend, resolve: (result: Awaited<ReturnType<SendFeedback>>) => resolve(result) };
}

describe('FeedbackForm', () => {
  it('sends nothing until every field is filled in, and goes to the first empty one', async () => {
    const onSend = vi.fn<SendFeedback>();
    show(onSend);
    await fill({ Name: 'Ana', 'E-mail or telephone': '  ', Message: 'x' });
    await send();
    expect(screen.getByRole('status')).toHaveTextContent('Please provide complete information!');
    expect(screen.getByLabelText('E-mail or telephone')).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('says success! once it was accepted, not before, and is empty then', async () => {
    const { onSend, resolve } = held();
    show(onSend);
    await fill();
    await send();
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', contact: '0917 123 4567', message: 'Salamat!' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    resolve({ kind: 'accepted' });
    expect(await screen.findByText('success!')).toBeVisible();
    for (const label of Object.keys(texts)) expect(screen.getByLabelText(label)).toHaveValue('');
  });

  it('sends once, however often it is tapped', async () => {
    const { onSend } = held();
    show(onSend);
    await fill();
    await send();
    await send();
    expect(onSend).toHaveBeenCalledOnce();
  });

  it.each([
    [{ kind: 'network' }, 'connection'],
    [{ kind: 'timeout' }, 'too long'],
    [{ kind: 'http', status: 503 }, '503'],
  ] as const)('keeps what was typed when it fails by %o, says why, and can be sent again', async (error, why) => {
    const onSend = vi.fn<SendFeedback>().mockResolvedValue({ kind: 'failed', error });
    show(onSend);
    await fill();
    await send();
    expect(await screen.findByText(/was not sent/)).toHaveTextContent(why);
    for (const [label, value] of Object.entries(texts)) expect(screen.getByLabelText(label)).toHaveValue(value);
    onSend.mockResolvedValue({ kind: 'accepted' });
    await send();
    expect(await screen.findByText('success!')).toBeVisible();
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it('takes the message back once something new is typed', async () => {
    show(() => Promise.resolve({ kind: 'accepted' }));
    await fill();
    await send();
    await screen.findByText('success!');
    await fill({ Name: 'B' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
