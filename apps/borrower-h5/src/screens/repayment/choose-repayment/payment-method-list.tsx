import type { BankCard } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { ProductLogo } from '@peace/ui-kit/product-logo';
import { Radio } from '@peace/vant-react-compat/radio';
import { useId, type ReactElement } from 'react';
import { type ChosenWay, type WalletOffer, cardEnding } from './choose-repayment.model.ts';
import './choose-repayment.css';

export interface PaymentMethodListProps {
  readonly cards: readonly BankCard[];
  readonly wallet: WalletOffer;
  readonly chosen: ChosenWay;
  /** The way whose payment was refused: its row shows that. */
  readonly refused: ChosenWay | null;
  /** Nothing can be chosen while something is under way. */
  readonly isInert: boolean;
  readonly onChoose: (way: ChosenWay) => void;
}

/** The borrower's cards, none of them chosen at first, and the wallet where the server offers it: one choice. */
export function PaymentMethodList(props: PaymentMethodListProps): ReactElement {
  const { cards, wallet, chosen, refused, isInert, onChoose } = props;
  const t = useMessages(legacyRepaymentMessages);
  const name = useId();
  const others = t(cards.length > 0 ? 'otherWays' : 'ways');
  return (
    <>
      {cards.length > 0 && (
        <Card title={t('cards')}>
          <div role="radiogroup" aria-label={t('cards')} className="choose-repayment__ways">
            {cards.map((card) => (
              <Radio
                key={card.id}
                name={name}

                checked={chosen.kind === 'card' && chosen.cardId === card.id}
                disabled={isInert}
                onChoose={() => onChoose({ kind: 'card', cardId: card.id })}
              >
                <Way
                  name={card.bankName}
                  note={<CardEnding cardNo={card.cardNo} />}
                  isRefused={refused?.kind === 'card' && refused.cardId === card.id}
                />
              </Radio>
            ))}
          </div>
        </Card>
      )}
      {wallet !== 'none' && (
        <Card title={others}>
          <div role="radiogroup" aria-label={others} className="choose-repayment__ways">
            <Radio
              name={name}

              checked={chosen.kind === 'wallet'}
              disabled={isInert || wallet === 'needsUser'}
              onChoose={() => onChoose({ kind: 'wallet' })}
            >
              <Way
                name={t('wallet')}
                note={t(wallet === 'open' ? 'walletNote' : 'walletNeedsUser')}
                isRefused={refused?.kind === 'wallet'}
              />
            </Radio>
          </div>
        </Card>
      )}
    </>
  );
}

interface WayProps {
  readonly name: string;
  readonly note: ReactElement | string;
  readonly isRefused: boolean;
}

function Way({ name, note, isRefused }: WayProps): ReactElement {
  const t = useMessages(legacyRepaymentMessages);
  return (
    <span className="choose-repayment__way">
      <ProductLogo name={name} />
      <span className="choose-repayment__way-text">
        <span className="choose-repayment__way-name">{name}</span>
        <span className="choose-repayment__way-note">{note}</span>
        {isRefused && <span className="choose-repayment__way-note choose-repayment__missing">{t('refusedHere')}</span>}
      </span>
    </span>
  );
}

/** Shown as a masked number, read out as its last digits. Nothing where the server sent no digit. */
export function CardEnding({ cardNo }: { readonly cardNo: string }): ReactElement {
  const t = useMessages(legacyRepaymentMessages);
  const digits = cardEnding(cardNo);
  if (digits === '') return <></>;
  return (
    <>
      <span aria-hidden="true" className="choose-repayment__digits">
        •••• {digits}
      </span>
      <span className="van-visually-hidden">{t('cardEnding', { digits })}</span>
    </>
  );
}
