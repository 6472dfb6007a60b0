import { Button, Card, NavBar, Skeleton } from 'antd-mobile';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';

/** A screen with its title, which reads on mounting as most apps do: a skeleton, then its content or a way to read again. */
export function Page<Data>({
  title,
  read,
  children,
}: {
  readonly title: string;
  readonly read: () => Promise<Data>;
  readonly children: (data: Data) => ReactNode;
}): ReactElement {
  const [data, setData] = useState<Data>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    document.title = title;
    read().then(setData, () => setHasFailed(true));
  }, [title, read]);
  return (
    <>
      <NavBar onBack={() => history.back()}>{title}</NavBar>
      {hasFailed && (
        <Card title="error">
          <Button onClick={() => location.reload()}>Try again</Button>
        </Card>
      )}
      {!hasFailed && !data && (
        <Card>
          <Skeleton.Title animated />
          <Skeleton.Paragraph animated lineCount={5} />
        </Card>
      )}
      {data && children(data)}
    </>
  );
}
