/** The pages of the app, by address. All but the first come when they are asked for, or shortly before. */
import { lazy, type ReactNode } from 'react';
import { Route, type StringRouteParams } from 'wouter';
import { Home } from '../home/Home.tsx';

const setup = async () => (await import('../setup/Setup.tsx')).Setup;
const play = async () => (await import('../play/PlayPage.tsx')).PlayPage;

export const routes: readonly ReactNode[] = [
  at('/', Home),
  at('/new', later(setup)),
  at('/play/:id', later(play)),
  at(
    '/join',
    later(async () => (await import('../online/JoinPage.tsx')).JoinPage),
  ),
  at(
    '/r/:code',
    later(async () => (await import('../online/RoomPage.tsx')).RoomPage),
  ),
  at(
    '/daily',
    later(async () => (await import('../daily/DailyPage.tsx')).DailyPage),
  ),
  at(
    '/d/:day',
    later(async () => (await import('../daily/DailyPage.tsx')).DailyPage),
  ),
  at(
    '/profile',
    later(async () => (await import('../people/ProfilePage.tsx')).ProfilePage),
  ),
  at(
    '/boards',
    later(async () => (await import('../people/BoardsPage.tsx')).BoardsPage),
  ),
  at(
    '/history',
    later(async () => (await import('../people/HistoryPage.tsx')).HistoryPage),
  ),
  at(
    '/rules/:id?',
    later(async () => (await import('../rules/RulesPage.tsx')).RulesPage),
  ),
  at(
    '/settings',
    later(async () => (await import('../settings/SettingsPage.tsx')).SettingsPage),
  ),
  at(
    '/check/:id?',
    later(async () => (await import('../check/CheckPage.tsx')).CheckPage),
  ),
  at(
    '/g/:id',
    later(async () => (await import('../replay/ReplayPage.tsx')).ReplayPage),
  ),
  at(
    '/g/:id/review',
    later(async () => (await import('../review/ReviewPage.tsx')).ReviewPage),
  ),
  at(
    '/g/:id/learn',
    later(async () => (await import('../review/LearnPage.tsx')).LearnPage),
  ),
  at(
    '/position',
    later(async () => (await import('../review/PositionPage.tsx')).PositionPage),
  ),
  import.meta.env.DEV &&
    at(
      '/design',
      later(async () => (await import('../design/Gallery.tsx')).Gallery),
    ),
];

/** Fetches the two pages that everybody goes to next, once the first one stands. */
export function warmUp(): void {
  const fetchBoth = () => void Promise.all([setup(), play()]);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchBoth);
  else setTimeout(fetchBoth, 500);
}

type PageOf<Parts> = (parts: Parts) => ReactNode;

/** A page at an address; the named parts of the address are its properties, and another value is another page. */
function at<Path extends string>(path: Path, Page: PageOf<StringRouteParams<Path>>): ReactNode {
  return (
    <Route key={path} path={path}>
      {params => <Page key={Object.values(params).join('/')} {...(params as StringRouteParams<Path>)} />}
    </Route>
  );
}

function later<Parts>(load: () => Promise<PageOf<Parts>>): PageOf<Parts> {
  return lazy(async () => ({ default: await load() }));
}
