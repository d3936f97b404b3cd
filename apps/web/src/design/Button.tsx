/** The buttons of the tray and of the paper. A button that cannot be used says why in its second line. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Button.module.css';

type Rest = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'aria-pressed' | 'aria-expanded' | 'id' | 'autoFocus'>;

type Props = Rest & {
  /** `main` is the one move that is yours; `prompt` asks for something else first. */
  readonly look?: 'main' | 'prompt' | 'second' | 'paper';
  readonly children: ReactNode;
  /** The second line: what the verb acts on. */
  readonly about?: ReactNode;
  /** Why it does nothing now; it stays focusable, so that everybody can find out. */
  readonly reason?: string | undefined;
  readonly testId?: string;
  readonly type?: 'button' | 'submit';
  readonly onPress?: () => void;
};

export function Button({ look = 'second', children, about, reason, testId, type = 'button', onPress, ...rest }: Props) {
  const second = reason ?? about;
  return (
    <button
      {...rest}
      type={type}
      className={styles['button']}
      data-look={look}
      data-testid={testId}
      aria-disabled={reason !== undefined}
      onClick={event => {
        if (reason === undefined) onPress?.();
        else event.preventDefault();
      }}
    >
      <span key={keyOf('verb', children)} className={styles['verb']}>
        {children}
      </span>
      {second !== undefined && (
        <span key={keyOf('about', second)} className={styles['about']}>
          {second}
        </span>
      )}
    </button>
  );
}

type LinkProps = {
  readonly href: string;
  readonly look?: 'main' | 'second';
  readonly testId: string;
  readonly children: string;
  readonly about?: string;
};

/** A way to another page that looks like a button of the tray. A link leads there even before the app has come. */
export function ButtonLink({ href, look = 'main', testId, children, about }: LinkProps) {
  return (
    <Link href={href} className={styles['button']} data-look={look} data-testid={testId}>
      <span className={styles['verb']}>{children}</span>
      {about !== undefined && <span className={styles['about']}>{about}</span>}
    </Link>
  );
}

/** Other words are another line: they are put in place of the old ones, nothing moves. */
const keyOf = (part: string, text: ReactNode): string => (typeof text === 'string' ? `${part} ${text}` : part);

type IconProps = Rest & {
  readonly icon: IconName;
  readonly children: string;
  readonly reason?: string | undefined;
  readonly testId?: string;
  readonly onPress: () => void;
};

/** A small button of the tray: a picture and its word. */
export function IconButton({ icon, children, reason, testId, onPress, ...rest }: IconProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles['small']}
      data-testid={testId}
      aria-disabled={reason !== undefined}
      title={reason}
      onClick={() => {
        if (reason === undefined) onPress();
      }}
    >
      <Icon name={icon} />
      <span>{children}</span>
      {reason !== undefined && <span className="unseen">{reason}</span>}
    </button>
  );
}
