import { Button, Card, Image, List, NavBar, Skeleton, Tag } from 'antd-mobile';
import { use, useState, type ReactElement, type ReactNode } from 'react';
import { dueOf, telephoneOf, type Order } from '../order.ts';

function Page({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <>
      <NavBar onBack={() => history.back()}>Order Details</NavBar>
      {children}
    </>
  );
}

/** Until the order is there. */
export function LoadingScreen(): ReactElement {
  return (
    <Page>
      <Card>
        <Skeleton.Title animated />
        <Skeleton.Paragraph animated lineCount={5} />
      </Card>
    </Page>
  );
}

/** Order Details; `order`: null when it could not be read. */
export function OrderDetails({ order: reading }: { readonly order: Promise<Order | null> }): ReactElement {
  const order = use(reading);
  if (!order) {
    return (
      <Page>
        <Card title="error">
          <Button onClick={() => location.reload()}>Try again</Button>
        </Card>
      </Page>
    );
  }
  return (
    <Page>
      <Standing order={order} />
      <Card
        title={
          <div className="product">
            <Image src={order.productLogo} width={32} height={32} alt="" />
            {order.productName}
          </div>
        }
      >
        <List>
          {order.userOrderDetail.detail.map(({ text, value }) => (
            <List.Item key={text} extra={value}>
              {text}
            </List.Item>
          ))}
        </List>
      </Card>
      <List mode="card">
        <List.Item extra={telephoneOf(order)} onClick={() => location.assign(`tel:${telephoneOf(order)}`)}>
          Telephone
        </List.Item>
      </List>
      <List mode="card" header="Need help?">
        <List.Item onClick={() => location.assign('/customerService')}>Customer service</List.Item>
        <List.Item onClick={() => location.assign('/complaint')}>File a complaint</List.Item>
      </List>
      <Actions canRollOver={order.isDelay === '1'} />
    </Page>
  );
}

function Standing({ order }: { readonly order: Order }): ReactElement {
  const due = dueOf(order);
  return (
    <Card title={order.noticeStatusText} extra={<Tag color="primary">{due.left}</Tag>}>
      <div>Repayment amount</div>
      <div className="amount">{due.amount}</div>
      <div>{due.date}</div>
      <p>{order.noticeDesText}</p>
    </Card>
  );
}

/** The screen's buttons. Where they lead is not measured: the tapped one says that it is on its way. */
function Actions({ canRollOver }: { readonly canRollOver: boolean }): ReactElement {
  const [tapped, setTapped] = useState<'repay' | 'rollOver' | null>(null);
  return (
    <footer className="actions">
      {canRollOver && (
        <>
          <div>Short of money?</div>
          <Button block size="large" loading={tapped === 'rollOver'} onClick={() => setTapped('rollOver')}>
            Rollover Repayment
          </Button>
        </>
      )}
      <Button block size="large" color="primary" loading={tapped === 'repay'} onClick={() => setTapped('repay')}>
        {canRollOver ? 'REPAY' : 'Repayment'}
      </Button>
    </footer>
  );
}
