import { EditorContent, useEditor } from '@tiptap/react';
import { richTextStyle } from '../../../components/rich-text/rich-text.js';
import { editorExtensions } from '../editor-extensions.js';
import { postForm } from '../texts.js';
import styles from './editor.module.css';
import { EditorToolbar } from './editor-toolbar.js';

interface EditorProps {
  /** The document as JSON text; read once. */
  initial: string;
  onChange: (document: string) => void;
  problem?: string;
}

export function Editor({ initial, onChange, problem }: EditorProps) {
  const editor = useEditor({
    extensions: editorExtensions,
    content: JSON.parse(initial) as object,
    onUpdate: (change) => onChange(JSON.stringify(change.editor.getJSON())),
    editorProps: {
      attributes: {
        class: richTextStyle ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': postForm.text,
      },
    },
  });
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
