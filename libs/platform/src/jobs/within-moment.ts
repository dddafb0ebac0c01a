const MOMENT_MS = 3_000;

/** Rejects if Redis does not answer within 3 s. The command is not canceled and runs when Redis is back. */
export async function withinMoment<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time')), MOMENT_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
