export class Markup {
  constructor(readonly text: string) {}
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

type Piece = Markup | Markup[] | string | number | null | undefined | false;

const render = (piece: Piece): string => {
  if (piece instanceof Markup) return piece.text;
  if (Array.isArray(piece)) return piece.map(render).join('');
  if (piece === null || piece === undefined || piece === false) return '';
  return escapeHtml(String(piece));
};

/** A template whose interpolated text is escaped. */
export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Markup =>
  new Markup(strings.reduce((text, part, index) => text + render(pieces[index - 1]) + part));
