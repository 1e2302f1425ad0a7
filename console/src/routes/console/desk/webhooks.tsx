import type { ReactNode } from 'react';
import { ownDeliveries, ownPath } from '../../../back-office/webhook-deliveries.tsx';
import { ResourcePage } from '../../../resource/resource.tsx';

export default function WebhooksPage(): ReactNode {
  return <ResourcePage of={ownDeliveries} path={ownPath} />;
}
