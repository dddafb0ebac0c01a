import { useRef } from 'react';
import { IconButton } from '../../../components/ui/button.js';
import { messageImageWords } from '../../../lib/images/check-image.js';
import { composer as texts } from '../texts.js';

/** Phones offer the camera too. */
export function AddImages({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon="image" label={texts.addPhotos} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={messageImageWords.types.join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
