/** How others come in: a code to say, a picture to scan, a link to send and, where there may be a terminal, a line for it. */
import { encode } from 'uqr';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { shareText } from '../device/share.ts';
import { useWide } from '../device/use-media.ts';
import { useWords } from '../device/words.ts';
import { isOnlyHere, useLinks, useOwnServer } from '../people/own-server.ts';
import styles from './Invite.module.css';

export function Invite({ code }: { readonly code: string }) {
  const { web } = useWords();
  const isWide = useWide();
  const [isCopied, setCopied] = useState(false);
  const { tcp = null } = useOwnServer() ?? {};
  const link = useLinks()(`/r/${code}`);
  return (
    <section className={styles['invite']}>
      <div>
        <p className={styles['code']} data-testid="room-code">
          {code}
        </p>
        <Button look="paper" testId="share" onPress={() => void shareText(link).then(setCopied)}>
          {isCopied ? web.copied : web.shareLink}
        </Button>
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
