import { useState } from 'react';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Grid, Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useAdminPlansQuery, type Tier } from '../api/admin-plans.generated.js';
import { PlanCard } from '../components/plan-card.js';
import { PlanForm } from '../components/plan-form.js';
import { PlanHistory } from '../components/plan-history.js';
import { form, page } from '../texts.js';

export function Component() {
  const query = useAdminPlansQuery();
  const problem = loadProblem(query, page.notLoaded);
  const plans = query.data?.catalog.plans;
  const [editing, setEditing] = useState<Tier | null>(null);
  /** Another plan may be open by the time that one is saved. */
  const close = (saved: Tier) => setEditing((now) => (now === saved ? null : now));
  const edited = plans?.find(({ name }) => name === editing);
  return (
    <Page>
      <PageHeader title={page.title} lead={page.lead} />
      {problem && <ErrorState {...problem} />}
      {!plans && !problem && <Loading inline />}
      {plans && (
        <Grid min={260}>
          {plans.map((plan) => (
            <PlanCard key={plan.name} plan={plan} onEdit={() => setEditing(plan.name)} />
          ))}
        </Grid>
      )}
      <Dialog
        title={form.title(edited?.displayName ?? '')}
        open={edited !== undefined}
        onClose={() => setEditing(null)}
      >
        {edited && (
          <Stack gap={28}>
            <PlanForm key={edited.name} plan={edited} onSaved={() => close(edited.name)} />
            <PlanHistory name={edited.name} />
          </Stack>
        )}
      </Dialog>
    </Page>
  );
}
