import type { ReactNode } from 'react';

/** A text that a service wrote in English. A build in another language replaces this module. */
export const ServiceText = ({ children }: { children: string }): ReactNode => children;
