/** Profiles: made, changed, brought to another device, taken away, deleted. A key is in one answer only: the one that makes it. */
import { createHash } from 'node:crypto';
import { fault } from '@yaht/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { COLOURS, hashOfKey, profileName, type Colour } from '../../../people/profile.ts';
import type { People } from '../../../people/people.ts';
import { newRecoveryCode, sealedRecovery } from '../../../people/recovery-code.ts';
import { newTransferCode, sealedCode, type SealedCode } from '../../../people/transfer-code.ts';
import { newToken } from '../../../tables/secrets.ts';
import { Everything, exportOf } from './profile-export.ts';
import { newcomerKey } from '../call/idempotency.ts';
import type { HttpParts } from '../call/parts.ts';
import { ColourName, Name, OwnKey, PublicProfile } from './people-schemas.ts';
import { problems, refuse } from '../call/problem.ts';
import { ownerOf } from '../call/profile-key.ts';

const tags = ['profiles'];
const security = [{ profile: [] }];
const MINE = '/profiles/me';

const NewProfile = z.object({ name: Name, colour: ColourName.optional(), key: OwnKey.optional() });
const Change = z.object({ name: Name.optional(), colour: ColourName.optional() });
const Claim = z.object({ code: z.string().max(64).meta({ example: 'K7Q2-XM4P-9TRC' }), key: OwnKey.optional() });
const WithKey = z.object({
  profile: PublicProfile,
  key: z.string().meta({ description: 'Secret, and told only now. Keep it on the device; send it as bearer token' }),
});
const Code = z.object({ code: z.string(), expiresAt: z.int() });
const PaperCode = z.object({
  code: z.string().meta({ description: 'Told only now; the one before it is void' }),
  createdAt: z.int(),
});
const Mine = z.object({
  profile: PublicProfile,
  devices: z.array(z.object({ createdAt: z.int() })),
  recovery: z.int().nullable().meta({ description: 'When the code on paper was made; null without one' }),
});

type App = Parameters<FastifyPluginAsyncZod>[0];

export const profileRoutes = (parts: HttpParts): FastifyPluginAsyncZod => {
  return async app => {
    addMaking(app, parts);
    addMine(app, parts);
    addMoving(app, parts);
  };
};

function addMaking(app: App, { people, clock }: HttpParts): void {
  const response = { 201: WithKey, ...problems(400) };
  const schema = { summary: 'Make a profile', tags, body: NewProfile, response };
  app.post('/profiles', { schema, config: { costly: true } }, async (request, reply) => {
    const { name: text, colour = COLOURS[0] } = request.body;
    const name = profileName(text);
    if (name === undefined) return refuse(request, reply, 'invalid-name');
    const key = keyFor(request, request.body.key);
    if (key === undefined) return refuse(request, reply, 'invalid-key');
    const profile = await people.profiles.create({ name, colour, keyHash: hashOfKey(key), now: clock.now() });
    keepSecret(reply);
    return reply.code(201).header('Location', `/v1/profiles/${profile.id}`).send({ profile, key });
  });
}

function addMine(app: App, { people, tables, clock }: HttpParts): void {
  const shown = { summary: 'Your profile', tags, security, response: { 200: Mine, ...problems(401) } };
  app.get(MINE, { schema: shown }, async (request, reply) => {
    const owner = await ownerOf(people, request);
    if (!owner) return refuse(request, reply, 'profile-required');
    keepSecret(reply);
    const { id } = owner.profile;
    const [devices, recovery] = await Promise.all([people.profiles.devices(id), people.profiles.recoveryOf(id)]);
    return { profile: owner.profile, devices: [...devices], recovery };
  });
  const response = { 200: PublicProfile, ...problems(400, 401) };
  const changed = { summary: 'Change your name or colour', tags, security, body: Change, response };
  app.patch(MINE, { schema: changed }, async (request, reply) => {
    const owner = await ownerOf(people, request);
    if (!owner) return refuse(request, reply, 'profile-required');
    const change = changeIn(request.body);
    if (!change) return refuse(request, reply, 'invalid-name');
    keepSecret(reply);
    return (await people.profiles.change(owner.profile.id, change)) ?? owner.profile;
  });
  addLeaving(app, { people, tables });
  addVacation(app, { people, tables, clock });
}

const Vacation = z.object({
  until: z.int().nullable().meta({ description: 'When it ends; null when you are not on vacation' }),
  left: z.int().meta({ description: 'What is left of the fourteen days of this year, in milliseconds' }),
});
const TakeVacation = z.object({ days: z.int().min(1).max(14).meta({ description: 'From now on', example: 7 }) });

/** It is told in every game after it is stored: whoever asks again after a kill goes on with that. */
function addVacation(app: App, { people, tables, clock }: Pick<HttpParts, 'people' | 'tables' | 'clock'>): void {
  const about = { tags, security };
  const shown = { summary: 'Your vacation', ...about, response: { 200: Vacation, ...problems(401) } };
  app.get(`${MINE}/vacation`, { schema: shown }, async (request, reply) => {
    const owner = await ownerOf(people, request);
    return owner ? people.profiles.vacation(owner.profile.id, clock.now()) : refuse(request, reply, 'profile-required');
  });
  const summary = 'Go on vacation: your clocks stand still in games of days, up to fourteen days a year';
  const taken = { summary, ...about, body: TakeVacation, response: { 200: Vacation, ...problems(400, 401, 409) } };
  app.put(`${MINE}/vacation`, { schema: taken }, async (request, reply) => {
    const owner = await ownerOf(people, request);
    if (!owner) return refuse(request, reply, 'profile-required');
    const now = clock.now();
    const vacation = await people.profiles.takeVacation(owner.profile.id, now + DAY * request.body.days, now);
    if (!vacation) return refuse(request, reply, 'vacation-used-up');
    await tables.tellVacation(owner.profile.id, vacation.until);
    return vacation;
  });
  const ended = { summary: 'Come back from vacation', ...about, response: { 200: Vacation, ...problems(401) } };
  app.delete(`${MINE}/vacation`, { schema: ended }, async (request, reply) => {
    const owner = await ownerOf(people, request);
    if (!owner) return refuse(request, reply, 'profile-required');
    const now = clock.now();
    await people.profiles.takeVacation(owner.profile.id, 0, now);
    await tables.tellVacation(owner.profile.id, null);
    return people.profiles.vacation(owner.profile.id, now);
  });
}

const DAY = 86_400_000;

function addLeaving(app: App, { people, tables }: Pick<HttpParts, 'people' | 'tables'>): void {
  const taken = {
    summary: 'Everything that is known about you',
    tags,
    security,
    response: { 200: Everything, ...problems(401) },
  };
  app.get(`${MINE}/export`, { schema: taken }, async (request, reply) => {
    const owner = await ownerOf(people, request);
    if (!owner) return refuse(request, reply, 'profile-required');
    keepSecret(reply);
    void reply.header('Content-Disposition', 'attachment; filename="yaht-profile.json"');
    return exportOf(people, owner.profile);
  });
  const gone = { 204: z.undefined().describe('Gone'), ...problems(401) };
  const deleted = { summary: 'Delete your profile for good', tags, security, response: gone };
  app.delete(MINE, { schema: deleted }, async (request, reply) => {
    const owner = await ownerOf(people, request);
    if (!owner) return refuse(request, reply, 'profile-required');
    // First, so that whoever asks again after an answer that was lost, or a server that was killed, goes on with it.
    await tables.leaveGames(owner.profile.id);
    await people.profiles.remove(owner.profile.id);
    return reply.code(204).send();
  });
}

function addMoving(app: App, { people, clock }: HttpParts): void {
  const summary = 'A code that opens your profile on another device, once, within ten minutes';
  const offered = { summary, tags, security, response: { 201: Code, ...problems(401, 503) } };
  app.post(`${MINE}/transfer`, { schema: offered }, async (request, reply) => {
    const owner = await ownerOf(people, request);
    if (!owner) return refuse(request, reply, 'profile-required');
    const code = newTransferCode();
    const made = await people.profiles.offer(owner.profile.id, sealed(code), clock.now());
    if (!made) return refuse(request, reply, 'server-full', { retryAfter: 1 });
    keepSecret(reply);
    return reply.code(201).send({ code, ...made });
  });
  const response = { 200: WithKey, ...problems(400, 404, 409) };
  const claim = {
    summary: 'Open a profile on this device by a code from another device, or by the one on paper',
    tags,
    body: Claim,
    response,
  };
  app.post('/profiles/claim', { schema: claim, config: { costly: true } }, async (request, reply) => {
    const key = keyFor(request, request.body.key);
    if (key === undefined) return refuse(request, reply, 'invalid-key');
    const claimed = await claimBy(people, request.body.code, { keyHash: hashOfKey(key), now: clock.now() });
    if ('refused' in claimed) return refuse(request, reply, claimed.refused);
    keepSecret(reply);
    return { profile: claimed.profile, key };
  });
  addPaper(app, { people, clock });
  addDevices(app, people);
}

/** A code from another device, or one that was kept on paper. */
async function claimBy({ profiles }: People, text: string, along: { readonly keyHash: string; readonly now: number }) {
  const hash = sealedRecovery(text);
  if (hash !== undefined) return profiles.recover({ hash, ...along });
  const code = sealedCode(text);
  return code ? profiles.claim({ code, ...along }) : NO_CODE;
}

function addPaper(app: App, { people, clock }: Pick<HttpParts, 'people' | 'clock'>): void {
  const summary = 'A code to keep on paper: it opens your profile when every device is lost';
  const made = { summary, tags, security, response: { 201: PaperCode, ...problems(401) } };
  app.post(`${MINE}/recovery`, { schema: made, config: { costly: true } }, async (request, reply) => {
    const owner = await ownerOf(people, request);
    if (!owner) return refuse(request, reply, 'profile-required');
    const [code, createdAt] = [newRecoveryCode(), clock.now()];
    await people.profiles.keepRecovery(owner.profile.id, sealedRecovery(code) ?? fault('a code that is none'), createdAt);
    keepSecret(reply);
    return reply.code(201).send({ code, createdAt });
  });
  const gone = { 204: z.undefined().describe('Gone'), ...problems(401) };
  const voided = { summary: 'Void the code on paper', tags, security, response: gone };
  app.delete(`${MINE}/recovery`, { schema: voided }, async (request, reply) => {
    const owner = await ownerOf(people, request);
    if (!owner) return refuse(request, reply, 'profile-required');
    await people.profiles.removeRecovery(owner.profile.id);
    return reply.code(204).send();
  });
}

function addDevices(app: App, people: People): void {
  const response = { 200: z.object({ forgotten: z.int() }), ...problems(401) };
  const schema = { summary: 'Close your profile on all other devices', tags, security, response };
  app.delete(`${MINE}/devices`, { schema }, async (request, reply) => {
    const owner = await ownerOf(people, request);
    if (!owner) return refuse(request, reply, 'profile-required');
    return { forgotten: await people.profiles.forgetOtherDevices(owner.profile.id, owner.keyHash) };
  });
}

const NO_CODE = { refused: 'unknown-code' } as const;

const sealed = (code: string): SealedCode => sealedCode(code) ?? fault('a code that is none');

/** Undefined when the name cannot be one. */
function changeIn({
  name: text,
  colour,
}: z.infer<typeof Change>): { readonly name?: string; readonly colour?: Colour } | undefined {
  const name = text === undefined ? undefined : profileName(text);
  if (text !== undefined && name === undefined) return undefined;
  return { ...(name === undefined ? {} : { name }), ...(colour === undefined ? {} : { colour }) };
}

/** The sender's own, or the one its Idempotency-Key stands for, or a new one; undefined when the Idempotency-Key cannot be used. */
function keyFor(request: FastifyRequest, own: string | undefined): string | undefined {
  const given = newcomerKey(request);
  if (own !== undefined || !given.ok) return own;
  if (given.value === undefined) return newToken();
  return createHash('sha256').update(`yaht profile ${given.value}`).digest('base64url');
}

/** For the sender alone, and for no cache on the way. */
const keepSecret = (reply: FastifyReply): void => void reply.header('Cache-Control', 'no-store');
