import type { ReactNode } from 'react';
import { allDeliveries, allPath } from '../../../back-office/webhook-deliveries.tsx';
import { ResourcePage } from '../../../resource/resource.tsx';

export default function WebhooksPage(): ReactNode {
  return <ResourcePage of={allDeliveries} path={allPath} />;
}
