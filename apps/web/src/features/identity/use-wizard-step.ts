import { useLocation, useNavigate } from 'react-router-dom';

/** The step is in the history, so that the browser's Back leads one step back and keeps what was typed. */
export function useWizardStep() {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as { step?: number } | null;
  return {
    step: state?.step ?? 0,
    // Not as a transition: a second press would reach the old step.
    toStep: (step: number) => void navigate(location, { state: { ...state, step }, flushSync: true }),
    toPrevious: () => void navigate(-1),
  };
}
