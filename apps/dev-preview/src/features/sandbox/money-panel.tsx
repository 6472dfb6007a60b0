import type { ReactElement, ReactNode } from 'react';
import { Chip, LabelledSelect, Section, ToolButton } from '#shared/controls.tsx';
import { pesos, clockTime, dayAndTime } from '#shared/text.ts';
import { settlementLabel, settlementTimes } from './conditions.ts';
import type { SandboxPanelProps } from './use-sandbox.ts';
import { ofBorrower } from './scenarios.ts';
import '#shared/controls.css';
import './sandbox.css';

/** A developer types this code into the page in the phone. */
export type Code = { readonly kind: 'sms' | 'captcha'; readonly text: string };

const tones = { pending: 'attention', settled: 'good', surplus: 'bad' } as const;

/** Lists payable links and codes, payments, and the codes that were sent and drawn. */
export function MoneyPanel(props: SandboxPanelProps & { readonly onFill: (code: Code) => void }): ReactElement {
  const { view, run, onFill } = props;
  const { payLinks, payments, settlesAfterMs, smsCodes, captchas } = view;
  const fill = (code: Code) => (
    <ToolButton aria-label={`Fill in the phone: ${code.text}`} onClick={() => onFill(code)}>
      Fill in the phone
    </ToolButton>
  );
  return (
    <>
      <Lines
        title="Pay links"
        empty="No pay link was handed out yet. One appears here with each payment that is started."
      >
        {payLinks.map(({ token, orderId, amount, channelName, isRollover, paidAt }) => (
          <li key={token} className="dp-line">
            <span>
              Order <span className="dp-mono">{orderId}</span>, {channelName}, {pesos(amount)}
              {isRollover ? ', extension' : ''}
            </span>
            {paidAt === undefined ? (
              <ToolButton onClick={() => void run((client) => client.settlePayLink(token))}>Pay it</ToolButton>
            ) : (
              <Chip tone="good">paid</Chip>
            )}
          </li>
        ))}
      </Lines>
      <Lines title="Pay codes" empty="No order of this scenario has a pay code with something to pay.">
        {ofBorrower(view.payCodes, view.orders).map(({ code, orderId, amount, extensionAmount }) => (
          <li key={`${orderId} ${code}`} className="dp-line">
            <span>
              <strong className="dp-mono">{code}</strong> of order <span className="dp-mono">{orderId}</span>
            </span>
            <span className="dp-row">
              <ToolButton onClick={() => void run((client) => client.payByCode(code))}>Pay {pesos(amount)}</ToolButton>
              {extensionAmount === undefined ? null : (
                <ToolButton onClick={() => void run((client) => client.payByCode(code, { isRollover: true }))}>
                  Extend {pesos(extensionAmount)}
                </ToolButton>
              )}
            </span>
          </li>
        ))}
      </Lines>
      <Section title="Settlement">
        <div className="dp-grid dp-grid--wide">
          <LabelledSelect
            label="The lender learns of a payment"
            value={String(settlesAfterMs)}
            options={[...new Set([...settlementTimes, settlesAfterMs])].map((ms) => ({
              value: String(ms),
              label: settlementLabel(ms),
            }))}
            onChange={(ms) => void run((client) => client.setSettlement(Number(ms)))}
          />
        </div>
      </Section>
      <Lines title="Payments" empty="Nothing was paid yet. Pending payments settle when “at once” is chosen.">
        {payments
          .map(({ reference, orderId, amount, isRollover, paidAt, outcome }) => (
            <li key={reference} className="dp-line">
              <span>
                <Chip tone={tones[outcome]}>{outcome}</Chip> {pesos(amount)} for order{' '}
                <span className="dp-mono">{orderId}</span>
                {isRollover ? ', extension' : ''}
              </span>
              <time className="dp-mono">{dayAndTime(paidAt)}</time>
            </li>
          ))
          .reverse()}
      </Lines>
      <Lines title="SMS codes" empty="No code was sent yet.">
        {smsCodes
          .map(({ phone, code, purpose, sentAt }) => (
            <li key={`${sentAt} ${code}`} className="dp-issued">
              <strong className="dp-mono">{code}</strong>
              <span className="dp-code">
                {phone} · {purpose} · {clockTime(sentAt)}
              </span>
              {fill({ kind: 'sms', text: code })}
            </li>
          ))
          .reverse()}
      </Lines>
      <Lines title="Captchas" empty="No captcha was drawn yet.">
        {captchas
          .map(({ sid, text, drawnAt }) => (
            <li key={`${drawnAt} ${sid}`} className="dp-issued">
              <strong className="dp-mono">{text}</strong>
              <span className="dp-code">
                sid {sid} · {clockTime(drawnAt)}
              </span>
              {fill({ kind: 'captcha', text })}
            </li>
          ))
          .reverse()}
      </Lines>
    </>
  );
}

/** A list, the newest first where that has a meaning. */
function Lines(props: {
  readonly title: string;
  readonly empty: string;
  readonly children: readonly ReactNode[];
}): ReactElement {
  return (
    <Section title={props.title}>
      {props.children.length === 0 ? (
        <p className="dp-hint">{props.empty}</p>
      ) : (
        <ul className="dp-list" aria-label={props.title}>
          {props.children}
        </ul>
      )}
    </Section>
  );
}
