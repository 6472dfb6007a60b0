import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ComplaintSubject } from './complaint-subject.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import type { SendFeedback } from './use-feedback.ts';

const texts = { Name: 'Ana', 'E-mail or telephone': '0917 123 4567', Message: 'Salamat!' };

async function fill(values: Readonly<Record<string, string>> = texts) {
  for (const [label, value] of Object.entries(values)) await userEvent.type(screen.getByLabelText(label), value);
}

const send = () => userEvent.click(screen.getByRole('button', { name: /Send/ }));

function show(onSend: SendFeedback, part: { readonly Subject?: typeof ComplaintSubject } = {}) {
  render(<FeedbackForm onSend={onSend} company="Maayos Lending Corporation" email="care@maayos.test" {...part} />);
}

/** A sending that ends when the test says so. */
function unanswered() {
  let resolve: (result: Awaited<ReturnType<SendFeedback>>) => void = () => {};
  const onSend = vi.fn<SendFeedback>(() => new Promise((settle) => (resolve = settle)));
  return { onSend, resolve: (result: Awaited<ReturnType<SendFeedback>>) => resolve(result) };
}

describe('FeedbackForm', () => {
  it('sends nothing until every field is filled in: it marks each empty one, and goes to the first', async () => {
    const onSend = vi.fn<SendFeedback>();
    show(onSend);
    await fill({ Name: 'Ana', 'E-mail or telephone': '  ' });
    await send();
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByLabelText('E-mail or telephone')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toBeValid();
    for (const label of ['E-mail or telephone', 'Message']) {
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/^Required/);
    }
    await fill({ 'E-mail or telephone': '0917' });
    expect(screen.getByLabelText('E-mail or telephone')).toBeValid();
    expect(screen.getByRole('status')).toHaveTextContent('Please provide complete information!');
    await fill({ Message: 'x' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('counts what is written in a message, so that a cut paste is seen', async () => {
    show(() => Promise.resolve({ kind: 'accepted', reference: '7f3a9c20-1' }));
    await fill();
    expect(screen.getByText('8/2000')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('8/2000');
    for (const label of ['Name', 'E-mail or telephone']) {
      expect(screen.getByLabelText(label)).not.toHaveAccessibleDescription();
    }
  });

  it('sends once, however often it is tapped, and says success! once that was accepted, in place of the fields', async () => {
    const { onSend, resolve } = unanswered();
    show(onSend);
    await fill();
    await send();
    await send();
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', contact: '0917 123 4567', message: 'Salamat!' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    resolve({ kind: 'accepted', reference: '7f3a9c20-1' });
    expect(await screen.findByText('success!')).toBeVisible();
    for (const label of Object.keys(texts)) expect(screen.queryByLabelText(label)).toBeNull();
  });

  it('reads its receipt on, but not to who went elsewhere meanwhile', async () => {
    const here = unanswered();
    show(here.onSend);
    await fill();
    await send();
    await act(async () => here.resolve({ kind: 'accepted', reference: '7f3a9c20-1' }));
    const receipt = (await screen.findByText('success!')).parentElement;
    expect(receipt).toHaveFocus();
    cleanup();

    const left = unanswered();
    show(left.onSend);
    const elsewhere = document.body.appendChild(document.createElement('input'));
    await fill();
    await send();
    elsewhere.focus();
    await act(async () => left.resolve({ kind: 'accepted', reference: '7f3a9c20-1' }));
    await screen.findByText('success!');
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it.each([
    [{ kind: 'network' }, 'connection'],
    [{ kind: 'timeout' }, 'too long'],
    [{ kind: 'http', status: 503 }, 'not available right now'],
  ] as const)('keeps what was typed when it fails by %o, says why, and can be sent again', async (error, why) => {
    const onSend = vi.fn<SendFeedback>().mockResolvedValue({ kind: 'failed', error });
    show(onSend);
    await fill();
    await send();
    expect(await screen.findByText(/was not sent/)).toHaveTextContent(why);
    for (const [label, value] of Object.entries(texts)) expect(screen.getByLabelText(label)).toHaveValue(value);
    onSend.mockResolvedValue({ kind: 'accepted', reference: '7f3a9c20-1' });
    await send();
    expect(await screen.findByText('success!')).toBeVisible();
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it('begins another message with empty fields', async () => {
    show(() => Promise.resolve({ kind: 'accepted', reference: '7f3a9c20-1' }));
    await fill();
    await send();
    await screen.findByText('success!');
    // Another button in the place of one that was tapped takes no tap for a moment.
    await vi.waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send another message' }));
      expect(screen.getByLabelText('Name')).toBeVisible();
    });
    for (const label of Object.keys(texts)) expect(screen.getByLabelText(label)).toHaveValue('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('the complaint form', () => {
  const topic = () => screen.getByLabelText('What is it about?');

  it('needs a topic, and no loan number', async () => {
    const onSend = vi.fn<SendFeedback>().mockResolvedValue({ kind: 'accepted', reference: '7f3a9c20-1' });
    show(onSend, { Subject: ComplaintSubject });
    await fill();
    await send();
    expect(topic()).toBeInvalid();
    expect(topic()).toHaveFocus();
    expect(topic()).toHaveAccessibleDescription('Choose what it is about');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.selectOptions(topic(), 'How I was treated by a collector');
    await send();
    expect(onSend).toHaveBeenCalledExactlyOnceWith({
      name: 'Ana',
      contact: '0917 123 4567',
      message: 'Salamat!',
      topic: 'collector',
    });
    expect(await screen.findByText('success!')).toBeVisible();
    expect(screen.queryByLabelText('What is it about?')).toBeNull();
  });

  it('sends a loan number where there is one', async () => {
    const onSend = vi.fn<SendFeedback>().mockResolvedValue({ kind: 'accepted', reference: '7f3a9c20-1' });
    show(onSend, { Subject: ComplaintSubject });
    await userEvent.selectOptions(topic(), 'Another matter');
    await fill({ ...texts, 'Loan number, if there is one': ' 8174 ' });
    await send();
    expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ topic: 'other', loanNumber: '8174' }));
  });

  it('takes pictures and files by e-mail, with the reference as subject', async () => {
    show(() => Promise.resolve({ kind: 'accepted', reference: '7f3a9c20-1' }), { Subject: ComplaintSubject });
    await userEvent.selectOptions(topic(), 'Another matter');
    await fill();
    await send();
    const link = await screen.findByRole('link', { name: 'Add pictures or files by e-mail' });
    expect(link).toHaveAttribute(
      'href',
      'mailto:care@maayos.test?subject=Message%20to%20Maayos%20Lending%20Corporation%207f3a9c20-1',
    );
  });

  it('that was not sent can be sent by e-mail with topic and loan number', async () => {
    show(() => Promise.resolve({ kind: 'failed', error: { kind: 'network' } }), { Subject: ComplaintSubject });
    await userEvent.selectOptions(topic(), 'Personal data');
    await fill({ ...texts, Message: 'Salamat & 100%?', 'Loan number, if there is one': '8174' });
    expect(screen.queryByRole('link')).toBeNull();
    await send();
    const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it by e-mail instead' }).href);
    expect(link.pathname).toBe('care@maayos.test');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      subject: 'Message to Maayos Lending Corporation',
      body: 'Ana\n0917 123 4567\nPersonal data\n8174\n\nSalamat & 100%?',
    });
  });
});
