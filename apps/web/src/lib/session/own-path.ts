import { createPath, type Path } from 'react-router-dom';

const base = 'https://stallbook.invalid';

/** Accepts only paths of this app, however a browser reads them, because links and history are untrusted. */
export const ownPath = (path: string | null | undefined): string | undefined =>
  path?.startsWith('/') && URL.canParse(path, base) && new URL(path, base).origin === base ? path : undefined;

/** The page that a person first asked for. */
export const pathFrom = (from: Partial<Path> | undefined): string | undefined => from && ownPath(createPath(from));
