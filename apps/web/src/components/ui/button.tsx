import type { ButtonHTMLAttributes, ComponentProps, MouseEvent, ReactNode } from 'react';
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
  className?: string;
  children?: ReactNode;
}

/** What an element needs to look like a button. */
function styled<T extends Shared>(
  { look = 'primary', small, wide, lead, icon, className, children, ...rest }: T,
  busy = false,
) {
  const looks = [styles[look], small && styles.small, wide && styles.wide, lead && styles.lead];
  return {
    ...rest,
    className: cx(styles.button, ...looks, className),
    children: (
      <>
        {busy ? <Spinner /> : icon && <Icon name={icon} size={18} />}
        {children}
      </>
    ),
  };
}

/** A busy button ignores presses; a disabled one would lose the focus. */
const ignore = (event: MouseEvent) => event.preventDefault();

export const Button = ({
  busy = false,
  disabled,
  onClick,
  ...props
}: Shared & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    disabled={disabled && !busy}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={busy ? ignore : onClick}
    {...styled(props, busy)}
  />
);

export const LinkButton = (props: Shared & LinkProps) => <Link {...styled(props)} />;

/** Above the heading of a page, in line with it: the way to the list that the page belongs to. */
export const BackLink = ({ to, children }: Pick<LinkProps, 'to' | 'children'>) => (
  <LinkButton look="quiet" small lead icon="left" to={to}>
    {children}
  </LinkButton>
);

export const AnchorButton = (props: Shared & React.AnchorHTMLAttributes<HTMLAnchorElement>) => <a {...styled(props)} />;

/** A button that is only an icon; `label` is its name. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: { icon: IconName; label: string } & ComponentProps<'button'>) {
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
