/** One letter added, missing, replaced, or two adjacent letters swapped. */
export function oneLetterApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  if (a.length === b.length) return swapped || restA.slice(1) === restB.slice(1);
  return a.length > b.length ? restA.slice(1) === restB : restA === restB.slice(1);
}
