import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { signInOffer } from '../texts.js';

export function SignInOffer() {
  const location = useLocation();
  return (
    <Stack gap={20}>
      <p>{signInOffer.text}</p>
      <Row>
        <LinkButton to="/login" state={{ from: location }}>
          {signInOffer.login}
        </LinkButton>
        <LinkButton look="secondary" to="/register" state={{ from: location }}>
          {signInOffer.register}
        </LinkButton>
      </Row>
    </Stack>
  );
}
