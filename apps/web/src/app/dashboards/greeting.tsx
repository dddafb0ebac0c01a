import type { ReactNode } from 'react';
import { PageHeader } from '../../components/ui/layout.js';
import { dashboard } from './texts.js';

interface GreetingProps {
  name: string;
  lead?: string;
  actions: ReactNode;
}

export function Greeting({ name, lead = dashboard.lead, actions }: GreetingProps) {
  return <PageHeader title={dashboard.greeting(name)} lead={lead} documentTitle={dashboard.title} actions={actions} />;
}
