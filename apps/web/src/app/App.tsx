/** The pages of the app. What is not needed to begin a game comes when it is asked for. */
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { useWords } from '../device/words.ts';
import { Home } from '../home/Home.tsx';
import { PlayPage } from '../play/PlayPage.tsx';
import { Setup } from '../setup/Setup.tsx';
import { Empty } from './Empty.tsx';

const RulesPage = lazy(async () => ({ default: (await import('../rules/RulesPage.tsx')).RulesPage }));
const SettingsPage = lazy(async () => ({ default: (await import('../settings/SettingsPage.tsx')).SettingsPage }));
const CheckPage = lazy(async () => ({ default: (await import('../check/CheckPage.tsx')).CheckPage }));
const JoinPage = lazy(async () => ({ default: (await import('../online/JoinPage.tsx')).JoinPage }));
const RoomPage = lazy(async () => ({ default: (await import('../online/RoomPage.tsx')).RoomPage }));
const Gallery = lazy(async () => ({ default: (await import('../design/Gallery.tsx')).Gallery }));

export function App() {
  const { web } = useWords();
  return (
    <Suspense>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/new">
          <Setup />
        </Route>
        <Route path="/play/:id">{({ id }) => <PlayPage key={id} id={id} />}</Route>
        <Route path="/rules/:id?">{({ id }) => <RulesPage {...(id === undefined ? {} : { id })} />}</Route>
        <Route path="/join">
          <JoinPage />
        </Route>
        <Route path="/r/:code">{({ code }) => <RoomPage key={code} code={code} />}</Route>
        <Route path="/settings">
          <SettingsPage />
        </Route>
        <Route path="/check/:id?">{({ id }) => <CheckPage {...(id === undefined ? {} : { id })} />}</Route>
        {import.meta.env.DEV && (
          <Route path="/design">
            <Gallery />
          </Route>
        )}
        <Route>
          <Empty text={web.notFound} />
        </Route>
      </Switch>
    </Suspense>
  );
}
