import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { richTextStyle } from '../../../components/rich-text/rich-text.js';
import { toast } from '../../../components/ui/toast.js';
import { editorExtensions, leavesOutImages } from '../editor-extensions.js';
import { pasting, postForm } from '../texts.js';
import styles from './editor.module.css';
import { EditorToolbar } from './editor-toolbar.js';

interface EditorProps {
  /** The document as JSON text; read once per version. */
  document: string;
  /** Changes when the text is replaced from outside, which its writer can undo. */
  version: string;
  onChange: (document: string) => void;
  problem?: string;
}

/** Whether nothing else is left to insert. */
function leaveOutImages(given: DataTransfer | null, { size }: { size: number }): boolean {
  if (!given || !leavesOutImages(given)) return false;
  toast(pasting.imagesLeftOut, 'info');
  return size === 0;
}

export function Editor({ document, version, onChange, problem }: EditorProps) {
  const editor = useEditor({
    extensions: editorExtensions,
    content: JSON.parse(document) as object,
    onUpdate: (change) => onChange(JSON.stringify(change.editor.getJSON())),
    editorProps: {
      handlePaste: (_, { clipboardData }, text) => leaveOutImages(clipboardData, text),
      handleDrop: (_, { dataTransfer }, text) => leaveOutImages(dataTransfer, text),
      attributes: {
        class: richTextStyle ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': postForm.text,
      },
    },
  });
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    editor.commands.setContent(JSON.parse(document) as object, { emitUpdate: false });
  }, [document, editor, version]);
  return (
    <div className={styles.frame}>
      {editor && <EditorToolbar editor={editor} />}
      <EditorContent editor={editor} className={styles.paper} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
