import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { sitePhoneMessages } from '@peace/i18n/messages/site-phone';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney } from '@peace/money-date';
import { exampleTexts, type ExamplePayment, type WorkedExample } from '@peace/company/loan-calculator';
import type { ReactNode } from 'react';
import { dayText } from '@peace/i18n/dates';
import { Mark } from '@peace/ui-kit/mark';
import './phone-picture.css';

/** As many payments as fit above the button. */
const shownPayments = 3;

export interface PhoneInHandProps {
  readonly className: string;
  /** The address of the street, on which a borrower stands. */
  readonly street: string;
  readonly children: ReactNode;
}

/** The street with the phone in the borrower's hand: one picture, so that the hand holds it at every size. */
export function PhoneInHand({ className, street, children }: PhoneInHandProps) {
  return (
    <svg className={className} viewBox="0 0 620 660" preserveAspectRatio="xMidYMax meet">
      <image href={street} x="-1600" y="-600" width="3800" height="1260" />
      <g transform="translate(334 34) rotate(4) scale(.8)">{children}</g>
      <path className="phone-thumb" d="M299 508Q297 472 326 446" />
    </svg>
  );
}

/** The app's own screen before a loan is confirmed, with the figures of the worked example. */
export function PhonePicture({ example, brand }: { readonly example: WorkedExample; readonly brand: string }) {
  const site = useMessages(officialSiteMessages);
  const t = useMessages(sitePhoneMessages);
  return (
    <svg
      className="phone"
      viewBox="0 0 300 610"
      width="300"
      height="610"
      role="img"
      aria-label={site('phonePicture', exampleTexts(example))}
    >
      <rect className="phone-body" width="300" height="610" rx="46" />
      <rect className="phone-screen" x="9" y="9" width="282" height="592" rx="38" />
      <rect className="phone-body" x="112" y="20" width="76" height="21" rx="10.5" />
      <path className="phone-line" d="m33 68-6 6 6 6" />
      <text className="phone-title" x="150" y="79" textAnchor="middle">
        {t('title')}
      </text>

      <clipPath id="phone-panel">
        <rect x="20" y="96" width="260" height="152" rx="18" />
      </clipPath>
      <g clipPath="url(#phone-panel)">
        <rect className="phone-panel" x="20" y="96" width="260" height="152" />
        <circle className="phone-sun" cx="256" cy="248" r="66" opacity=".22" />
        <circle className="phone-sun" cx="256" cy="248" r="44" />
      </g>
      <Mark x={34} y={110} size={26} />
      <text className="phone-strong phone-on-panel" x="64" y="129">
        {brand}
      </text>
      <text className="phone-on-panel phone-label" x="36" y="162">
        {t('loanAmount')}
      </text>
      <PhoneAmount text={formatMoney(example.amount)} />
      <path className="phone-strokes" d="M37 222h104" />
      <path className="phone-strokes phone-stroke-short" d="M37 229h66" />

      <rect className="phone-card" x="20" y="260" width="260" height="84" rx="16" />
      <PhoneRow y={289} label={t('repaid')} value={formatMoney(example.total)} />
      <path className="phone-rule" d="M34 302h232" />
      <PhoneRow y={325} label={t('cost')} value={formatMoney(example.cost)} isStrong />

      <rect className="phone-card" x="20" y="356" width="260" height="170" rx="16" />
      <text className="phone-strong" x="34" y="383">
        {t('paymentInformation')}
      </text>
      <path className="phone-rule" d="M40 404V520" />
      {example.payments.slice(0, shownPayments).map((payment, index) => (
        <PhonePayment key={payment.number} payment={payment} of={example.payments.length} y={408 + index * 40} />
      ))}

      <path className="phone-bar" d="M9 512h282v51a38 38 0 0 1-38 38H47a38 38 0 0 1-38-38Z" />
      <rect className="phone-button" x="22" y="526" width="256" height="44" rx="9" />
      <text className="phone-on-button" x="150" y="553.5" textAnchor="middle">
        {t('apply')}
      </text>
      <rect className="phone-body" x="105" y="584" width="90" height="4" rx="2" />
    </svg>
  );
}

/** An amount as the app sets it: a raised sign, large figures, small centavos. */
function PhoneAmount({ text }: { readonly text: string }) {
  const [, sign, figures, centavos] = /^(\D*)([\d,]*)(.*)$/.exec(text) ?? [];
  return (
    <text className="phone-hero phone-on-panel" x="36" y="206">
      <tspan dy="-11">{sign}</tspan>
      <tspan dy="11">{figures}</tspan>
      <tspan dy="-14">{centavos}</tspan>
    </text>
  );
}

function PhoneRow(props: {
  readonly y: number;
  readonly label: string;
  readonly value: string;
  readonly isStrong?: boolean;
}) {
  const { y, label, value, isStrong = false } = props;
  return (
    <>
      <text className={isStrong ? 'phone-strong phone-label' : 'phone-label'} x="34" y={y}>
        {label}
      </text>
      <text className="phone-strong" x="266" y={y} textAnchor="end">
        {value}
      </text>
    </>
  );
}

function PhonePayment(props: { readonly payment: ExamplePayment; readonly of: number; readonly y: number }) {
  const { payment, of, y } = props;
  const { locale } = useLocale();
  return (
    <>
      <circle className="phone-dot" cx="40" cy={y - 4} r="5" />
      <text className="phone-text" x="56" y={y}>
        {dayText(payment.day, locale)}
      </text>
      <text className="phone-quiet" x="56" y={y + 16}>
        {`${payment.number}/${of}`}
      </text>
      {/* On the line below: beside a weekday in full there is no room. */}
      <text className="phone-strong" x="266" y={y + 16} textAnchor="end">
        {formatMoney(payment.amount)}
      </text>
    </>
  );
}
