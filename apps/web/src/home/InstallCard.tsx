/** Offers to make the app a part of the device, where the device offers it. */
import { useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import styles from './Notice.module.css';

type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

/** Told once per page, perhaps before this card is drawn. */
let offered: InstallEvent | undefined;
addEventListener('beforeinstallprompt', event => {
  event.preventDefault();
  offered = event as InstallEvent;
});

const isIos = (): boolean =>
  /iPad|iPhone/.test(navigator.userAgent) && !('standalone' in navigator && navigator.standalone === true);

export function InstallCard() {
  const { web } = useWords();
  const [offer, setOffer] = useState(offered);
  useEffect(() => {
    const take = () => setOffer(offered);
    addEventListener('beforeinstallprompt', take);
    return () => removeEventListener('beforeinstallprompt', take);
  }, []);
  if (isIos()) return <p className={styles['notice']}>{web.installIos}</p>;
  if (!offer) return null;
  const install = (): void => {
    offered = undefined;
    setOffer(undefined);
    void offer.prompt();
  };
  return (
    <section className={styles['notice']}>
      <Button look="paper" onPress={install}>
        {web.install}
      </Button>
    </section>
  );
}
