/** The app: the page that its address names. */
import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { useWords } from '../device/words.ts';
import { Empty } from './Empty.tsx';
import { routes } from './routes.tsx';

export function App() {
  const { web } = useWords();
  return (
    <Suspense>
      <Switch>
        {routes.map(({ element }) => element)}
        <Route>
          <Empty text={web.notFound} />
        </Route>
      </Switch>
    </Suspense>
  );
}
