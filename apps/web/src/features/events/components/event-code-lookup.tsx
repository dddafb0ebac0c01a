import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { isApiError } from '../../../lib/api/types.js';
import { useLazyEventByCodeQuery } from '../api/events.generated.js';
import { codeLookup } from '../texts/code-lookup.js';
import styles from './event-code-lookup.module.css';

export function EventCodeLookup() {
  const id = useId();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [lookUp, { isFetching }] = useLazyEventByCodeQuery();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = code.trim();
    if (!asked) {
      setProblem(codeLookup.empty);
      return;
    }
    const { data, error } = await lookUp({ code: asked });
    if (data?.event) await navigate(`/events/${data.event.id}`);
    else if (!error || (isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'BAD_INPUT')))
      setProblem(codeLookup.unknown);
    else setProblem(codeLookup.failed);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor={id}>{codeLookup.label}</label>
      <input
        id={id}
        value={code}
        maxLength={9}
        placeholder={codeLookup.example}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => {
          setCode(event.target.value.toUpperCase());
          setProblem('');
        }}
      />
      <Button type="submit" look="secondary" small busy={isFetching}>
        {codeLookup.open}
      </Button>
      {problem && (
        <div className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </div>
      )}
    </form>
  );
}
