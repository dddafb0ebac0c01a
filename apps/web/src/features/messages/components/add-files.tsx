import { useRef } from 'react';
import { IconButton } from '../../../components/ui/button.js';
import { messageFileTypes } from '../message-file-rules.js';
import { composer as texts } from '../texts/messages.js';

/** Phones offer the camera too. */
export function AddFiles({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon="clip" label={texts.addFiles} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={messageFileTypes}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
