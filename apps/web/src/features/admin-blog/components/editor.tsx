import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
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
    editorProps: {
      attributes: {
        class: richTextStyle ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': postForm.text,
      },
    },
  });
  useEffect(() => {
    if (!editor) return;
    const changed = () => onChange(JSON.stringify(editor.getJSON()));
    editor.on('update', changed);
    return () => void editor.off('update', changed);
  }, [editor, onChange]);
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
