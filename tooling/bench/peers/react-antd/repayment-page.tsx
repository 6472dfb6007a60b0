import { Button, Card, Image, List, Popup } from 'antd-mobile';
import { type ReactElement, useState } from 'react';
import { amountOf, type Repayment } from '../backend.ts';
import { Page } from './page.tsx';

export function RepaymentPage({ read }: { readonly read: () => Promise<Repayment> }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Page title="Repayment" read={read}>
      {(repayment) => (
        <>
          <Card title={repayment.repayDate}>
            <div className="amount">{amountOf(repayment)}</div>
          </Card>
          <Card
            title={
              <div className="product">
                <Image src={repayment.productLogo} width={32} height={32} alt="" />
                {repayment.productName}
              </div>
            }
          >
            <List>
              {repayment.detail.map(({ text, value }) => (
                <List.Item key={text} extra={value}>
                  {text}
                </List.Item>
              ))}
            </List>
          </Card>
          <footer className="actions">
            <Button block size="large" color="primary" onClick={() => setIsOpen(true)}>
              Payment Method
            </Button>
          </footer>
          <Popup visible={isOpen} onMaskClick={() => setIsOpen(false)}>
            <List>
              {repayment.repayList.map((channel) => (
                <List.Item
                  key={channel.channel_number}
                  prefix={<Image src={channel.logo} width={40} height={40} alt="" />}
                >
                  {channel.name}
                </List.Item>
              ))}
            </List>
          </Popup>
        </>
      )}
    </Page>
  );
}
