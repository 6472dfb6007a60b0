import { Button, Card, Image, List } from 'antd-mobile';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Order, telephoneOf } from '../backend.ts';
import { Page } from './page.tsx';

export function OrderDetails({ read }: { readonly read: () => Promise<Order> }): ReactElement {
  const navigate = useNavigate();
  return (
    <Page title="Order Details" read={read}>
      {(order) => (
        <>
          <Card title={order.noticeStatusText}>{order.noticeDesText}</Card>
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
          <footer className="actions">
            {order.isDelay === '1' && (
              <>
                <div>Short of money?</div>
                <Button block size="large" onClick={() => location.assign(`/repayDelay${location.search}`)}>
                  Rollover Repayment
                </Button>
              </>
            )}
            <Button block size="large" color="primary" onClick={() => void navigate('/repay')}>
              {order.isDelay === '1' ? 'REPAY' : 'Repayment'}
            </Button>
          </footer>
        </>
      )}
    </Page>
  );
}
