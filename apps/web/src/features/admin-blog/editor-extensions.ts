import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isLinkAddress } from './post-values.js';

/** All that Markdown may hold: what a post lacks is turned into something it has. */
export const markdownExtensions = [StarterKit.configure({ underline: false }), Image, TableKit];

/** Pictures of other pages are elsewhere, or have no description or size, so the server would refuse the post. */
const storedImage = 'img[src^="/media/blog-images/"][alt]:not([alt=""])[width][height]';

/** Programs that copy a text may add a picture of it as a file, which counts only without HTML. */
export function leavesOutImages(given: DataTransfer): boolean {
  const html = given.getData('text/html');
  if (!html) return [...given.files].some(({ type }) => type.startsWith('image/'));
  const images = new DOMParser().parseFromString(html, 'text/html').images;
  return [...images].some((image) => !image.matches(storedImage));
}

const StoredImage = Image.extend({
  parseHTML: () => [{ tag: storedImage }],
  addInputRules: () => [],
});

/** What the server accepts in a post, and no more. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    underline: false,
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isLinkAddress },
  }),
  StoredImage,
  TableKit.configure({ table: { resizable: false } }),
];
