import { accountLimits } from '@stallbook/contracts/account-limits';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Field } from '../../../components/ui/form/field.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { lookup } from '../texts.js';
import styles from './account-lookup.module.css';
import { LookedUp } from './looked-up.js';

export function AccountLookup() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('user') ?? '';
  const [typed, setTyped] = useState(asked);
  const [problem, setProblem] = useState<string>();
  // Back and Forward show another person.
  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    setTyped(asked);
  }
  const submit = () => {
    const text = typed.trim();
    setProblem(text ? undefined : lookup.required);
    if (!text) return;
    const next = new URLSearchParams(params);
    next.set('user', text);
    // The lists of another person begin at their first page.
    for (const name of [...next.keys()]) if (name.endsWith('-page')) next.delete(name);
    setParams(next, { preventScrollReset: true });
  };
  return (
    <Stack gap={20}>
      <Card title={lookup.title}>
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field label={lookup.who} problem={problem}>
            {(control) => (
              <input
                {...control}
                type="search"
                maxLength={accountLimits.email}
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" icon="search">
            {lookup.button}
          </Button>
        </form>
      </Card>
      {asked && <LookedUp asked={asked} />}
    </Stack>
  );
}
