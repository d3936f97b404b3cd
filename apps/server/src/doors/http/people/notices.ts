/** How somebody wants to be told that it is their turn: by which ways, and when not. The addresses of ways are told to nobody again. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { addressProblem } from '../../../notices/post-notice.ts';
import { addressOf, NewWay, Settings, shownWay, wayId, type Way } from '../../../notices/ways.ts';
import type { HttpParts } from '../call/parts.ts';
import { problems, refuse } from '../call/problem.ts';
import { ownerOf } from '../call/profile-key.ts';

const about = { tags: ['profiles'], security: [{ profile: [] }] };
const MINE = '/profiles/me/notices';

const WayShown = z.object({
  id: z.string().meta({ example: 'kX3vQ9sT0aBcDeFg' }),
  kind: z.enum(['push', 'webhook']),
  host: z.string().meta({ description: 'Where it leads; the rest of the address is a secret', example: 'ntfy.example' }),
  language: z.string(),
  createdAt: z.int().meta({ description: 'Milliseconds since 1970' }),
});
const Shown = z.object({ settings: Settings, ways: z.array(WayShown) });
const Change = Settings.partial();

export const noticeRoutes =
  ({ people, telling, publicUrl, contact, clock }: HttpParts): FastifyPluginAsyncZod =>
  async app => {
    const { notices } = people;
    const owner = async (request: FastifyRequest) => (await ownerOf(people, request))?.profile.id;
    app.addHook('onSend', async (_, reply) => void reply.header('Cache-Control', 'no-store'));

    const read = { summary: 'How you are told that it is your turn', ...about, response: { 200: Shown, ...problems(401) } };
    app.get(MINE, { schema: read }, async (request, reply) => {
      const profile = await owner(request);
      if (profile === undefined) return refuse(request, reply, 'profile-required');
      const [settings, ways] = await Promise.all([notices.settings(profile), notices.ways(profile)]);
      return { settings, ways: ways.map(shownWay) };
    });

    const changed = {
      summary: 'Change when you are told',
      ...about,
      body: Change,
      response: { 200: Settings, ...problems(400, 401) },
    };
    app.patch(MINE, { schema: changed }, async (request, reply) => {
      const profile = await owner(request);
      if (profile === undefined) return refuse(request, reply, 'profile-required');
      const { isOn, quiet } = request.body;
      const before = await notices.settings(profile);
      const settings = { isOn: isOn ?? before.isOn, quiet: quiet === undefined ? before.quiet : quiet };
      await notices.keepSettings(profile, settings);
      return settings;
    });

    const added = {
      summary: 'Be told on this device, or at an address of yours',
      description:
        'A subscription of a browser is made with the `vapidKey` of `GET /v1/server`. A webhook takes a text by POST, with a title in `Title` and a link in `Click`, as ntfy has it. The same address again is the same way.',
      ...about,
      body: NewWay,
      response: { 201: WayShown, ...problems(400, 401, 409, 503) },
    };
    app.post(MINE, { schema: added, config: { costly: true } }, async (request, reply) => {
      const profile = await owner(request);
      if (profile === undefined) return refuse(request, reply, 'profile-required');
      const way = request.body;
      if (way.kind === 'push' && (publicUrl === undefined || contact === undefined))
        return refuse(request, reply, 'notices-not-offered');
      if (addressProblem(addressOf(way), telling)) return refuse(request, reply, 'address-not-allowed');
      const kept: Way = { id: wayId(profile, way), createdAt: clock.now(), way };
      if (!(await notices.addWay(profile, kept))) return refuse(request, reply, 'too-many-ways');
      return reply.code(201).header('Location', `/v1${MINE}/${kept.id}`).send(shownWay(kept));
    });

    const gone = { 204: z.undefined().describe('Gone'), ...problems(401, 404) };
    const params = z.object({ id: z.string() });
    const ended = { summary: 'Be told there no more', ...about, params, response: gone };
    app.delete(`${MINE}/:id`, { schema: ended }, async (request, reply) => {
      const profile = await owner(request);
      if (profile === undefined) return refuse(request, reply, 'profile-required');
      const was = await notices.removeWay(profile, request.params.id);
      return was ? reply.code(204).send() : refuse(request, reply, 'not-found');
    });
  };
