// Guesses a password from one address at a steady rate until it is stopped.
import autocannon from 'autocannon';

const { TARGET = '', FROM = '' } = process.env;
const PER_SECOND = 500;
const CONNECTIONS = 50;
const SECONDS = 600;

let answered = false;
autocannon(
  {
    url: TARGET,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': FROM },
    body: JSON.stringify({ email: 'stranger@stallbook.example', password: 'A wrong guess 1' }),
    connections: CONNECTIONS,
    overallRate: PER_SECOND,
    duration: SECONDS,
  },
  () => process.exit(1),
).on('response', () => {
  if (!answered) console.log(JSON.stringify({ ready: true }));
  answered = true;
});
process.once('SIGTERM', () => process.exit(0));
