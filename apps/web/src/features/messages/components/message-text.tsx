import { Fragment } from 'react';
import { Link } from 'react-router-dom';

const ADDRESS = /(https?:\/\/\S*[^\s.,;:!?)\]])/;

/** Only addresses of this site are links: what others lead to is unknown. */
export function MessageText({ children }: { children: string }) {
  const here = `${window.location.origin}/`;
  return children.split(ADDRESS).map((part, index) => (
    // The parts of a text never move.
    <Fragment key={index}>
      {part.startsWith(here) ? <Link to={part.slice(here.length - 1)}>{part}</Link> : part}
    </Fragment>
  ));
}
