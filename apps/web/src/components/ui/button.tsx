import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from '../icons/icon.js';
import styles from './button.module.css';
import { cx } from './cx.js';
import { Spinner } from './loading.js';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerQuiet';
interface Shared {
  look?: ButtonLook;
  small?: boolean;
  wide?: boolean;
  /** A quiet button that begins a line: its words begin where the text above them does. */
  lead?: boolean;
  icon?: IconName;
  children?: ReactNode;
}

const classes = ({ look = 'primary', small, wide, lead }: Shared, extra?: string) =>
  cx(styles.button, styles[look], small && styles.small, wide && styles.wide, lead && styles.lead, extra);

export function Button({
  look,
  small,
  wide,
  lead,
  icon,
  busy = false,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: Shared & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type={type}
      className={classes({ look, small, wide, lead }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}

export function LinkButton({ look, small, wide, lead, icon, className, children, ...rest }: Shared & LinkProps) {
  return (
    <Link className={classes({ look, small, wide, lead }, className)} {...rest}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Link>
  );
}

/** Above the heading of a page, in line with it: the way to the list that the page belongs to. */
export const BackLink = ({ to, children }: Pick<LinkProps, 'to' | 'children'>) => (
  <LinkButton look="quiet" small lead icon="left" to={to}>
    {children}
  </LinkButton>
);

export function AnchorButton({
  look,
  small,
  wide,
  lead,
  icon,
  className,
  children,
  ...rest
}: Shared & React.AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={classes({ look, small, wide, lead }, className)} {...rest}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </a>
  );
}

/** A button that is only an icon; `label` is its name. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: { icon: IconName; label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className={cx(styles.button, styles.quiet, styles.icon, className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
