import { expect, test } from 'vitest';
import { Incidents } from '../../incidents.ts';
import { createMetrics } from '../../metrics.ts';
import { TestHouse } from '../../testing/house.ts';
import { createAdmin } from './admin.ts';
import { Turns } from './call/turns.ts';

test('the page about the server shows rooms, players, load and what went wrong, and nothing secret', async () => {
  const house = new TestHouse();
  const { ann } = await house.game();
  const incidents = new Incidents();
  incidents.note(house.clock.now(), 'a table failed', new Error('<b>broken</b>'));
  const admin = createAdmin({
    tables: house.tables,
    clock: house.clock,
    incidents,
    metrics: createMetrics(),
    turns: new Turns(),
    connections: () => ({ tcp: 2, webSocket: 0, streams: 0 }),
  });
  const { body } = await admin.inject({ url: '/', headers: { host: 'localhost:9001' } });
  expect(body).toContain(ann.welcome.room.id);
  expect(body).toContain('Ann, Bob');
  expect(body).toContain('&lt;b&gt;broken&lt;/b&gt;');
  const figures = await admin.inject({ url: '/admin.json', headers: { host: '127.0.0.1:9001' } });
  expect(figures.json()).toMatchObject({
    tables: 1,
    tcp: 2,
    incidents: [{ text: 'a table failed' }],
    rooms: [{ phase: 'playing' }],
  });
  const metrics = await admin.inject({ url: '/metrics', headers: { host: 'localhost:9001' } });
  expect(metrics.body).toContain('yaht_let_go_total');
  expect(figures.body + body).not.toContain(ann.welcome.token);
  await admin.close();
});

test('a page from elsewhere whose name points here is shown nothing', async () => {
  const house = new TestHouse();
  const admin = createAdmin({
    tables: house.tables,
    clock: house.clock,
    incidents: new Incidents(),
    metrics: createMetrics(),
    turns: new Turns(),
    connections: () => ({}),
  });
  expect((await admin.inject({ url: '/', headers: { host: 'rebound.example' } })).statusCode).toBe(403);
  expect((await admin.inject({ method: 'POST', url: '/', headers: { host: 'localhost' } })).statusCode).toBe(404);
  await admin.close();
});
