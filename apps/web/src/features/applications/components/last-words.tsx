import { useFormContext } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';

interface LastWordsProps {
  /** The field that they go to while it is empty. */
  name: string;
  words: string;
  label: string;
}

/** What the organizer wrote with the last decision of this kind, to say it to the next vendor, too. */
export function LastWords({ name, words, label }: LastWordsProps) {
  const { watch, setValue, setFocus } = useFormContext<Record<string, string>>();
  if (!words || watch(name)) return null;
  const use = () => {
    setValue(name, words, { shouldDirty: true });
    setFocus(name);
  };
  return (
    <div>
      <Button small look="secondary" onClick={use}>
        {label}
      </Button>
    </div>
  );
}
