const MOMENT_MS = 3_000;

/** Rejects when Redis does not take it within 3 s; what was asked stays asked, and happens once Redis is back. */
export async function withinMoment<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not take it in time')), MOMENT_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
