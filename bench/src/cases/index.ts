import type { BenchCase } from '../harness/bench-case.js';
import { append } from './append.js';
import { broadcast } from './broadcast.js';
import { catchUp } from './catch-up.js';
import { connections } from './connections.js';
import { decide } from './decide.js';
import { deleteMarket } from './delete-market.js';
import { deletePaidMarket } from './delete-paid-market.js';
import { desk } from './desk.js';
import { download } from './download.js';
import { emailQueue } from './email-queue.js';
import { erase } from './erase.js';
import { groupCommit } from './group-commit.js';
import { idle } from './idle.js';
import { importRows } from './import-rows.js';
import { listSignedIn } from './list-signed-in.js';
import { list } from './list.js';
import { live } from './live.js';
import { logInAttacked } from './log-in-attacked.js';
import { logInWave } from './log-in-wave.js';
import { logIn } from './log-in.js';
import { map } from './map.js';
import { memory } from './memory.js';
import { message } from './message.js';
import { paidShown } from './paid-shown.js';
import { photos } from './photos.js';
import { post } from './post.js';
import { rebuild } from './rebuild.js';
import { recommend } from './recommend.js';
import { reconcile } from './reconcile.js';
import { restartWithoutKafka, restartWithoutRedis } from './restart-without.js';
import { search } from './search.js';
import { start } from './start.js';
import { submit } from './submit.js';
import { webhook } from './webhook.js';

export const cases: readonly BenchCase[] = [
  append,
  decide,
  groupCommit,
  catchUp,
  rebuild,
  list,
  listSignedIn,
  search,
  map,
  recommend,
  post,
  logIn,
  logInWave,
  logInAttacked,
  submit,
  live,
  desk,
  photos,
  download,
  message,
  connections,
  broadcast,
  emailQueue,
  webhook,
  paidShown,
  reconcile,
  importRows,
  deleteMarket,
  deletePaidMarket,
  erase,
  memory,
  idle,
  restartWithoutKafka,
  restartWithoutRedis,
  start,
];
