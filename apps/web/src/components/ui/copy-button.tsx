import { useState } from 'react';
import { useCloseAfter } from '../../lib/hooks/use-close-after.js';
import { Button } from './button.js';
import { copyButton } from './copy-button-texts.js';
import { toast } from './toast.js';

const SHOWN_MS = 2_000;

interface CopyButtonProps {
  text: string;
  words: { copy: string; copied: string };
  /** Where several buttons copy different texts. */
  label?: string;
  small?: boolean;
}

export function CopyButton({ text, words, label, small = false }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useCloseAfter(copied, () => setCopied(false), SHOWN_MS);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast(copyButton.failed, 'error');
    }
  };
  return (
    <Button
      look="secondary"
      small={small}
      icon={copied ? 'check' : 'copy'}
      aria-label={copied ? undefined : label}
      onClick={() => void copy()}
    >
      {copied ? words.copied : words.copy}
    </Button>
  );
}
