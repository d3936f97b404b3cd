/** The icons: 24 × 24, drawn with one pen in the colour of the text around them. */
import type { ReactNode } from 'react';
import styles from './Icon.module.css';

const drawings = {
  back: (
    <>
      <path d="M14.5 5L7.5 12L14.5 19" />
    </>
  ),
  menu: (
    <>
      <path d="M4.5 7H19.5M4.5 12H19.5M4.5 17H13.5" />
    </>
  ),
  undo: (
    <>
      <path d="M8.5 4.5L4 9L8.5 13.5" />
      <path d="M4.5 9H14A5.3 5.3 0 0 1 14 19.5H9" />
    </>
  ),
  sort: (
    <>
      <path d="M5 19V15M10 19V11.5M15 19V8M20 19V4.5" />
    </>
  ),
  hint: (
    <>
      <path d="M5 19L6 14.8L16.2 4.6A1.9 1.9 0 0 1 18.9 4.6L19.4 5.1A1.9 1.9 0 0 1 19.4 7.8L9.2 18Z" />
      <path d="M14 7L17 10" />
    </>
  ),
  lock: (
    <>
      <rect x="5.5" y="10.5" width="13" height="9" rx="2" />
      <path d="M8.5 10.5V8A3.5 3.5 0 0 1 15.5 8V10.5" />
    </>
  ),
  check: (
    <>
      <path d="M5 12.5L10 17.5L19.5 7" />
    </>
  ),
  cross: (
    <>
      <path d="M6 6L18 18M18 6L6 18" />
    </>
  ),
  share: (
    <>
      <path d="M12 14.5V4M8 7.8L12 4L16 7.8" />
      <path d="M6.5 11.5H5.5V20H18.5V11.5H17.5" />
    </>
  ),
  again: (
    <>
      <path d="M19 12A7 7 0 1 1 16.5 6.6" />
      <path d="M17.5 3V7.2H13.2" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8.5" r="3.3" />
      <path d="M3 19.5C3.4 15.8 5.8 14.3 9 14.3S14.6 15.8 15 19.5" />
      <path d="M15.5 5.6A3.2 3.2 0 0 1 15.5 11.4M17.3 14.8C19.5 15.4 20.8 16.9 21 19.5" />
    </>
  ),
  keypad: (
    <>
      <path d="M9 4L7 20M17 4L15 20M4.5 9H20M4 15H19.5" />
    </>
  ),
  puzzle: (
    <>
      <rect x="4.5" y="4.5" width="15" height="15" rx="3.2" />
      <circle cx="9" cy="9" r="0.9" fill="currentColor" />
      <circle cx="15" cy="15" r="0.9" fill="currentColor" />
      <circle cx="9" cy="15" r="0.9" fill="currentColor" />
      <circle cx="15" cy="9" r="1.7" />
    </>
  ),
  board: (
    <>
      <path d="M4 20H20M5.5 20V12.5H9.8V20M9.8 20V6H14.2V20M14.2 20V10H18.5V20" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8.3" r="3.7" />
      <path d="M4.8 20C5.2 15.9 8 14.4 12 14.4S18.8 15.9 19.2 20" />
    </>
  ),
  tune: (
    <>
      <path d="M4 7.5H13M17.5 7.5H20M4 16.5H6.5M11 16.5H20" />
      <circle cx="15.2" cy="7.5" r="2.3" />
      <circle cx="8.8" cy="16.5" r="2.3" />
    </>
  ),
  book: (
    <>
      <path d="M12 6.5C10 4.8 7.3 4.5 4.5 4.8V18.3C7.3 18 10 18.3 12 20C14 18.3 16.7 18 19.5 18.3V4.8C16.7 4.5 14 4.8 12 6.5ZM12 6.5V19.6" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3.8L19 6.3V11.4C19 15.8 16.2 18.8 12 20.4C7.8 18.8 5 15.8 5 11.4V6.3Z" />
    </>
  ),
  coin: (
    <>
      <circle cx="12" cy="12" r="7.8" />
      <path d="M14.8 9.4C14.3 8.5 13.3 8.1 12 8.1C10.4 8.1 9.3 8.8 9.3 10C9.3 12.9 14.8 11 14.8 14C14.8 15.2 13.6 15.9 12 15.9C10.6 15.9 9.5 15.4 9 14.4M12 6.6V17.4" />
    </>
  ),
  left: (
    <>
      <path d="M14 7L9 12L14 17" />
    </>
  ),
  right: (
    <>
      <path d="M10 7L15 12L10 17" />
    </>
  ),
  chat: (
    <>
      <path d="M4.5 5.5H19.5V16H11L7 19.5V16H4.5Z" />
    </>
  ),
  arrow: (
    <>
      <path d="M5 12H19M13.5 6.5L19 12L13.5 17.5" />
    </>
  ),
  eye: (
    <>
      <path d="M3 12C5.4 8 8.4 6 12 6S18.6 8 21 12C18.6 16 15.6 18 12 18S5.4 16 3 12Z" />
      <circle cx="12" cy="12" r="2.7" />
    </>
  ),
  calendar: (
    <>
      <rect x="4.5" y="6" width="15" height="13.5" rx="2" />
      <path d="M4.5 10.5H19.5M8.5 3.8V7.5M15.5 3.8V7.5" />
    </>
  ),
  skip: (
    <>
      <path d="M6 6L13 12L6 18ZM17.5 6V18" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** Decoration for the eye; the word beside it, or the button's own label, says what it means. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
