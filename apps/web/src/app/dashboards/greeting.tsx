import type { ReactNode } from 'react';
import { PageHeader } from '../../components/ui/layout.js';
import { dashboard } from './texts.js';

export function Greeting({ name, lead, actions }: { name: string; lead?: string; actions?: ReactNode }) {
  return <PageHeader title={dashboard.greeting(name)} lead={lead} documentTitle={dashboard.title} actions={actions} />;
}
