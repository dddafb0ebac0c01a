/**
 * The shape of a text catalog in another language: the same keys, the same functions, other words.
 * `texts.es.ts` next to `texts.ts` exports the same names as `Translation<typeof english.name>`.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Result
    ? (...given: Given) => Translation<Result>
    : T extends readonly (infer Item)[]
      ? readonly Translation<Item>[]
      : T extends { $$typeof: unknown } | { type: unknown; props: unknown }
        ? T
        : T extends object
          ? { readonly [Key in keyof T]: Translation<T[Key]> }
          : T;
