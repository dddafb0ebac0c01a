import type { ReactNode } from 'react';

/** `**bold**` and `[text](https://…)` inside a line; everything else is plain text. */
function inline(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\((?:https?:\/\/|\/)[^)\s]+\))/).map((part, index) => {
    const bold = /^\*\*([^*]+)\*\*$/.exec(part);
    if (bold) return <strong key={index}>{bold[1]}</strong>;
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part);
    if (link) {
      return (
        <a key={index} href={link[2]}>
          {link[1]}
        </a>
      );
    }
    return part;
  });
}

function block(text: string, key: number): ReactNode {
  const heading = /^(#{1,3}) (.+)$/.exec(text);
  if (heading?.[2])
    return heading[1] === '###' ? <h3 key={key}>{inline(heading[2])}</h3> : <h2 key={key}>{inline(heading[2])}</h2>;
  const lines = text.split('\n');
  if (lines.every((line) => /^[-*] /.test(line))) {
    return (
      <ul key={key}>
        {lines.map((line) => (
          <li key={line}>{inline(line.slice(2))}</li>
        ))}
      </ul>
    );
  }
  return <p key={key}>{inline(text)}</p>;
}

export function PostText({ content }: { content: string }) {
  return (
    <>
      {content
        .trim()
        .split(/\n\s*\n/)
        .map((text, index) => block(text.trim(), index))}
    </>
  );
}
