import { Link } from 'react-router-dom';
import { Card, Stack } from '../../../components/ui/layout.js';
import lines from '../../../components/ui/lines.module.css';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { openClaimText } from '../open-claim-text.js';
import { sameAddress } from '../same-address.js';
import { useMyOpenClaimsQuery, type MyOpenClaimsQuery } from '../api/claims.generated.js';
import { openClaims as texts } from '../texts/open.js';

type Claim = MyOpenClaimsQuery['claims'][number];

function Line({ claim: { event, requestedByEmail, createdAt }, own }: { claim: Claim; own: string }) {
  return (
    <li className={lines.line}>
      <span>{event ? <Link to={`/events/${event.id}`}>{event.title}</Link> : texts.someEvent}</span>
      <span>
        {openClaimText(createdAt)}
        {!sameAddress(requestedByEmail, own) && ` ${texts.ofAnother(requestedByEmail)}`}
      </span>
    </li>
  );
}

/** What the organizer claimed and is not decided. Left out if there is none. */
export function OpenClaims() {
  const claims = useMyOpenClaimsQuery();
  const { data } = claims;
  const own = useViewer()?.user.email ?? '';
  const failed = !data && loadProblem(claims, texts.notLoaded);
  if (failed) return <ErrorState {...failed} />;
  if (!data?.claims.length) return null;
  return (
    <Card title={texts.title}>
      <Stack gap={12}>
        <ul className={lines.lines}>
          {data.claims.map((claim) => (
            <Line key={claim.id} claim={claim} own={own} />
          ))}
        </ul>
        <p>{texts.next}</p>
      </Stack>
    </Card>
  );
}
