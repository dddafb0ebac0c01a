import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { tools } from '../texts.js';
import styles from './editor.module.css';
import { ImageDialog } from './image-dialog.js';
import { LinkDialog } from './link-dialog.js';

interface Tool {
  label: string;
  active?: boolean;
  disabled?: boolean;
  run: () => unknown;
}

function toolsOf(editor: Editor, open: (dialog: 'link' | 'image') => void): Tool[] {
  const chain = () => editor.chain().focus();
  const heading = (level: 2 | 3, label: string): Tool => ({
    label,
    active: editor.isActive('heading', { level }),
    run: () => chain().toggleHeading({ level }).run(),
  });
  const inTable = editor.isActive('table');
  return [
    { label: tools.paragraph, active: editor.isActive('paragraph'), run: () => chain().setParagraph().run() },
    heading(2, tools.heading),
    heading(3, tools.subheading),
    { label: tools.bold, active: editor.isActive('bold'), run: () => chain().toggleBold().run() },
    { label: tools.italic, active: editor.isActive('italic'), run: () => chain().toggleItalic().run() },
    { label: tools.link, active: editor.isActive('link'), run: () => open('link') },
    { label: tools.image, active: editor.isActive('image'), run: () => open('image') },
    { label: tools.bullets, active: editor.isActive('bulletList'), run: () => chain().toggleBulletList().run() },
    { label: tools.numbers, active: editor.isActive('orderedList'), run: () => chain().toggleOrderedList().run() },
    { label: tools.quote, active: editor.isActive('blockquote'), run: () => chain().toggleBlockquote().run() },
    { label: tools.line, run: () => chain().setHorizontalRule().run() },
    ...(inTable
      ? [
          { label: tools.addRow, run: () => chain().addRowAfter().run() },
          { label: tools.addColumn, run: () => chain().addColumnAfter().run() },
          { label: tools.removeRow, run: () => chain().deleteRow().run() },
          { label: tools.removeColumn, run: () => chain().deleteColumn().run() },
          { label: tools.removeTable, run: () => chain().deleteTable().run() },
        ]
      : [{ label: tools.table, run: () => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run() }]),
    { label: tools.undo, disabled: !editor.can().undo(), run: () => chain().undo().run() },
    { label: tools.redo, disabled: !editor.can().redo(), run: () => chain().redo().run() },
  ];
}

export function EditorToolbar({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState<'link' | 'image'>();
  const close = () => setOpen(undefined);
  const shown = useEditorState({ editor, selector: () => toolsOf(editor, setOpen) });
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={tools.label}>
        {shown.map(({ label, active, disabled, run }) => (
          <button key={label} type="button" aria-pressed={active} disabled={disabled} onClick={run}>
            {label}
          </button>
        ))}
      </div>
      {open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open === 'image' && <ImageDialog editor={editor} onClose={close} />}
    </>
  );
}
