/** How others come into a room: a link, a picture of it, and a code to say. */
import { encode } from 'uqr';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { shareText } from '../device/share.ts';
import { useWide } from '../device/use-media.ts';
import { useWords } from '../device/words.ts';
import { isOnlyHere, useLinks, useOwnServer } from '../people/own-server.ts';
import styles from './Invite.module.css';

type Props = {
  /** The room's own name, which the link carries. */
  readonly id: string;
  /** What people say and type, before the game. */
  readonly code: string;
  /** The link is shared by the main button of the page. */
  readonly isSharedElsewhere: boolean;
};

export function Invite({ id, code, isSharedElsewhere }: Props) {
  const { web, lobby } = useWords();
  const isWide = useWide();
  const { tcp = null } = useOwnServer() ?? {};
  const { link, text, share } = useSharing(id);
  return (
    <section className={styles['invite']}>
      <div>
        <p className={styles['code']} data-testid="room-code">
          {code}
        </p>
        {code !== id && <p className={styles['note']}>{lobby.codeUntilStart}</p>}
        {!isSharedElsewhere && (
          <Button look="paper" testId="share" onPress={share}>
            {text}
          </Button>
        )}
        {isOnlyHere(link) && <p className={styles['note']}>{web.linkOnlyHere}</p>}
        {isWide && tcp !== null && (
          <p className={styles['terminal']}>
            <code>
              yaht join {location.hostname}:{tcp} --room {code}
            </code>
          </p>
        )}
      </div>
      <QrCode text={link} />
    </section>
  );
}

/** The link of a room, and a way to give it to somebody; `text` says what the button does or has done. */
export function useSharing(id: string): { readonly link: string; readonly text: string; readonly share: () => void } {
  const { web } = useWords();
  const [isCopied, setCopied] = useState(false);
  const link = useLinks()(`/r/${id}`);
  return { link, text: isCopied ? web.copied : web.shareLink, share: () => void shareText(link).then(setCopied) };
}

function QrCode({ text }: { readonly text: string }) {
  const { web } = useWords();
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={styles['qr']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={web.qrCode}
      data-testid="room-qr"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
