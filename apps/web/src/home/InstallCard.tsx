/** Offers to make the app a part of the device, where the device offers it. */
import { useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import { forgetInstallOffer, installOffer } from './install-offer.ts';
import styles from './Notice.module.css';

const isIos = (): boolean =>
  /iPad|iPhone/.test(navigator.userAgent) && !('standalone' in navigator && navigator.standalone === true);

export function InstallCard() {
  const { web } = useWords();
  const [offer, setOffer] = useState(installOffer);
  useEffect(() => {
    const take = () => setOffer(installOffer());
    addEventListener('beforeinstallprompt', take);
    return () => removeEventListener('beforeinstallprompt', take);
  }, []);
  if (isIos()) return <p className={styles['notice']}>{web.installIos}</p>;
  if (!offer) return null;
  const install = (): void => {
    forgetInstallOffer();
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
