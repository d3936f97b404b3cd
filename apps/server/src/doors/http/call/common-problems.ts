/** What the door itself refuses before a route is asked: declared here, by what a route takes, so that no route has to think of it. */
import type { FastifyInstance, RouteOptions } from 'fastify';
import { problems } from './problem.ts';

/** Declares it for every route that is added from now on and says what it answers. */
export function addCommonProblems(app: FastifyInstance): void {
  app.addHook('onRoute', route => {
    const { schema } = route;
    if (schema?.response) route.schema = { ...schema, response: { ...schema.response, ...commonTo(route) } };
  });
}

const commonTo = ({ method, config, schema }: RouteOptions): object => ({
  ...(config?.unlimited ? {} : problems(429)),
  ...(schema?.querystring ? problems(400) : {}),
  ...(isReading(method) ? {} : { ...problems(400, 413, 415), ...(config?.anyOrigin ? {} : problems(403)) }),
});

const isReading = (method: RouteOptions['method']): boolean => method === 'GET' || method === 'HEAD';
