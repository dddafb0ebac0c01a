import type { ComponentProps } from 'react';
import { Page, PageHeader } from './layout.js';
import { ErrorState } from './notice.js';
import { notice } from './texts.js';

export function ErrorScreen(problem: ComponentProps<typeof ErrorState>) {
  return (
    <Page width="narrow">
      <PageHeader title={notice.screenTitle} />
      <ErrorState {...problem} />
    </Page>
  );
}
