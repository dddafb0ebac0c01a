/** A decoded form: values are strings, nested keys become objects, lists have the keys 0, 1, 2… */
export interface FormObject {
  [key: string]: FormValue;
}
export type FormValue = string | FormObject;

const DEEPEST = 12;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** `a[b][c]` gives `a`, `b`, `c`; `a[]` gives `a` and an empty segment. */
const segmentsOf = (key: string): string[] => {
  const first = key.indexOf('[');
  if (first < 1) return [key];
  return [key.slice(0, first), ...[...key.slice(first).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')];
};

const put = (root: FormObject, segments: string[], value: string): void => {
  let node = root;
  segments.forEach((segment, index) => {
    const name = segment === '' ? String(Object.keys(node).length) : segment;
    if (index === segments.length - 1) {
      node[name] = value;
      return;
    }
    const next = node[name];
    const child: FormObject = typeof next === 'object' ? next : (Object.create(null) as FormObject);
    node[name] = child;
    node = child;
  });
};

/** Decodes `application/x-www-form-urlencoded` text with nested keys, as Stripe's clients write it. */
export const parseForm = (text: string): FormObject => {
  const root = Object.create(null) as FormObject;
  for (const [key, value] of new URLSearchParams(text)) {
    const segments = segmentsOf(key);
    if (segments.length > DEEPEST || segments.some((segment) => FORBIDDEN.has(segment))) continue;
    put(root, segments, value);
  }
  return root;
};
