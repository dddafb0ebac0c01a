import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isLinkAddress } from './post-values.js';

/** What the server accepts in a post, and no more. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    underline: false,
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isLinkAddress },
  }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
];
