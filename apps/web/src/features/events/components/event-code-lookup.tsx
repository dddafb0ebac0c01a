import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { isNotFound } from '../../../lib/api/types.js';
import { eventsApi } from '../api/events.generated.js';
import { codeLookup } from '../texts/code-lookup.js';
import styles from './event-code-lookup.module.css';

/** As typed or pasted, with or without its hyphen, to the shape `ABCD-1234`. */
function codeIn(text: string): string {
  const code = text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const isHyphenTyped = code.length === 4 && /[-–—]\s*$/.test(text);
  return code.length > 4 || isHyphenTyped ? `${code.slice(0, 4)}-${code.slice(4, 8)}` : code;
}

/** Takes one line until it is opened. */
export function EventCodeLookup() {
  const id = useId();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [lookUp, { isFetching }] = eventsApi.endpoints.eventByCode.useLazyQuery();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!code) {
      setProblem(codeLookup.empty);
      return;
    }
    const { data, error } = await lookUp({ code });
    if (data?.event) await navigate(`/events/${data.event.id}`);
    else if (!error || isNotFound(error)) setProblem(codeLookup.unknown);
    else setProblem(codeLookup.failed);
  };
  const form = (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor={id} className="visually-hidden">
        {codeLookup.label}
      </label>
      <input
        id={id}
        value={code}
        placeholder={codeLookup.example}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => {
          setCode(codeIn(event.target.value));
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
  return (
    <details className={styles.fold}>
      <summary>{codeLookup.label}</summary>
      {form}
    </details>
  );
}
