import { useEffect, useState } from 'react';
import { loadIfThere } from '../../lib/load-chunk.js';
import type * as english from './service-text.js';

type Translate = (english: string) => string | undefined;

/** Shows a text without a translation in English, and says so to screen readers. */
export const ServiceText: typeof english.ServiceText = ({ children }) => {
  const [translate, setTranslate] = useState<Translate>();
  useEffect(() => {
    let isShown = true;
    void loadIfThere(() => import('../../lib/service-texts/in-spanish.es.js')).then((texts) => {
      if (isShown && texts) setTranslate(() => texts.inSpanish);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return translate?.(children) ?? <span lang="en">{children}</span>;
};
