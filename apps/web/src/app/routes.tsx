/** The pages of the app, by address. All but the first come when they are asked for. */
import { lazy, useState, type ReactNode } from 'react';
import { Route, type StringRouteParams } from 'wouter';
import { Start } from '../home/Start.tsx';
import { lookAgain } from '../home/kept.ts';

const home = async () => {
  await lookAgain();
  return Start;
};

export const routes: readonly PageRoute[] = [
  at('/', later(home)),
  at(
    '/new',
    later(async () => (await import('../setup/Setup.tsx')).Setup),
  ),
  at(
    '/play/:id',
    later(async () => (await import('../play/PlayPage.tsx')).PlayPage),
  ),
  at(
    '/join',
    later(async () => (await import('../online/JoinPage.tsx')).JoinPage),
  ),
  at(
    '/r/:code',
    later(async () => (await import('../online/RoomPage.tsx')).RoomPage),
  ),
  at(
    '/games',
    later(async () => (await import('../home/GamesPage.tsx')).GamesPage),
  ),
  at(
    '/daily/:game?',
    later(async () => (await import('../daily/DailyPage.tsx')).DailyPage),
  ),
  at(
    '/d/:day/:game?',
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
    '/puzzles',
    later(async () => (await import('../puzzles/PuzzlesPage.tsx')).PuzzlesPage),
  ),
  at(
    '/puzzles/due',
    later(async () => (await import('../puzzles/DuePage.tsx')).DuePage),
  ),
  at(
    '/puzzles/:game/:theme/:number',
    later(async () => (await import('../puzzles/PackPage.tsx')).PackPage),
  ),
  at(
    '/run',
    later(async () => (await import('../run/StartPage.tsx')).StartPage),
  ),
  at(
    '/runs',
    later(async () => (await import('../run/RunsPage.tsx')).RunsPage),
  ),
  at(
    '/learn/:id',
    later(async () => (await import('../first/FirstTurnPage.tsx')).FirstTurnPage),
  ),
  at(
    '/learn-rollio',
    later(async () => (await import('../run/TutorialPage.tsx')).TutorialPage),
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
  ...(import.meta.env.DEV
    ? [
        at(
          '/design',
          later(async () => (await import('../design/Gallery.tsx')).Gallery),
        ),
      ]
    : []),
];

/** Fetches the page of an address, so that it can be drawn at once. */
export const fetchPage = async (address: string): Promise<{ readonly name: string } | undefined> =>
  routes.find(({ path }) => isAt(path, address.replace(/(?<=.)\/$/, '')))?.fetch();

function isAt(path: string, address: string): boolean {
  const pattern = path.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(address);
}

type PageOf<Parts> = (parts: Parts) => ReactNode;

/** A page that has to be fetched. */
type LaterPage<Parts> = PageOf<Parts> & { readonly fetch: () => Promise<PageOf<Parts>> };

type PageRoute = { readonly path: string; readonly fetch: () => Promise<{ readonly name: string }>; readonly element: ReactNode };

/** A page at an address; the named parts of the address are its properties, and another value is another page. */
function at<Path extends string>(path: Path, Page: LaterPage<StringRouteParams<Path>>): PageRoute {
  const element = (
    <Route key={path} path={path}>
      {params => <Page key={Object.values(params).join('/')} {...(params as StringRouteParams<Path>)} />}
    </Route>
  );
  return { path, fetch: Page.fetch, element };
}

/** What has been fetched is drawn at once; the rest when it comes, and until then nothing. */
function later<Parts extends object>(load: () => Promise<PageOf<Parts>>): LaterPage<Parts> {
  let fetched: PageOf<Parts> | undefined;
  const Lazy = lazy(async () => ({ default: await load() })) as unknown as PageOf<Parts>;
  const page = (parts: Parts) => {
    // Chosen once: a page that changes its kind while it stands would begin anew.
    const [Page] = useState(() => fetched ?? Lazy);
    return <Page {...parts} />;
  };
  return Object.assign(page, { fetch: async () => (fetched = await load()) });
}
