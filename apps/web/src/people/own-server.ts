/** How the server describes itself, and the addresses of its pages for somebody else. */
import { spokenLanguage, useWords } from '../device/words.ts';
import { useAnswer } from './use-answer.ts';

type OwnServer = {
  /** The beginning of every link for others; null when whoever runs the server named none. */
  readonly publicUrl: string | null;
  /** The port for terminals, where they can reach it from here. */
  readonly tcp: number | null;
  /** What a browser that wants to be told is given; null where nobody is. */
  readonly vapidKey?: string | null;
};

export const useOwnServer = (): OwnServer | undefined => useAnswer<OwnServer>('/v1/server').value;

/**
 * Makes the link to a page: by the address that others have, and by this page's own while none is known. In another language than
 * English it says so, for those who show a preview of it.
 */
export function useLinks(): (path: string) => string {
  const origin = useOwnServer()?.publicUrl ?? location.origin;
  useWords();
  const language = spokenLanguage();
  return path => {
    const link = new URL(path, origin);
    if (language !== 'en') link.searchParams.set('lang', language);
    return link.href;
  };
}

/** Under these names every device reaches itself. */
export const isOnlyHere = (link: string): boolean => /^(localhost|127\..*|\[::1\]|.*\.localhost)$/.test(new URL(link).hostname);
