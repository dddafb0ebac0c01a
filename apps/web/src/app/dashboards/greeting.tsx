import type { ReactNode } from 'react';
import { PageHeader } from '../../components/ui/layout.js';

export function Greeting({ name, lead, actions }: { name: string; lead?: string; actions?: ReactNode }) {
  return (
    <PageHeader
      title={`Good to see you${name ? `, ${name}` : ''}`}
      lead={lead}
      documentTitle="Dashboard"
      actions={actions}
    />
  );
}
