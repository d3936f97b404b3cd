/** The front door: a table for whoever is here for the first time, and Home for everybody else. */
import { fault, variantById } from '@yaht/rules';
import { useState } from 'react';
import { turnPage } from '../app/top.ts';
import { endFirstVisit, isFirstVisit } from '../device/first-visit.ts';
import { useWords } from '../device/words.ts';
import { FirstTable } from '../first/FirstTable.tsx';
import { isTaught } from '../first/lesson.ts';
import { Home } from './Home.tsx';

export function Start() {
  const [isFirst, setFirst] = useState(isFirstVisit);
  // The server does not know who will read it: both are printed, and the page's first script shows the one.
  if (import.meta.env.SSR)
    return (
      <>
        <div data-visit="first">
          <FirstGame onLeave={() => {}} />
        </div>
        <div data-visit="later">
          <Home />
        </div>
      </>
    );
  const leave = (): void => {
    endFirstVisit();
    turnPage();
    setFirst(false);
  };
  return isFirst ? <FirstGame onLeave={leave} /> : <Home />;
}

/** The game that people who speak the language know. */
function FirstGame({ onLeave }: { readonly onLeave: () => void }) {
  const { web } = useWords();
  const variant = variantById(web.firstGames[0] ?? '');
  return <FirstTable variant={isTaught(variant) ? variant : fault('a first game that nobody teaches')} onLeave={onLeave} />;
}
