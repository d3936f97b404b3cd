/** The HTTP door over a house in memory, asked without a socket. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import type { Advice } from '../advice/advice.ts';
import { Doorkeeper, USUAL_ADDRESS_LIMITS, type AddressLimits } from '../doors/doorkeeper.ts';
import { createHttp } from '../doors/http/app.ts';
import { Streams } from '../doors/http/call/streams.ts';
import { Turns } from '../doors/http/call/turns.ts';
import { createMetrics } from '../metrics.ts';
import { Pictures, type Painter } from '../pictures/pictures.ts';
import { testAdvice } from './advice.ts';
import { TestHouse } from './house.ts';

type Asked = {
  readonly token?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
};

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export class HttpHouse {
  readonly house: TestHouse;
  readonly app: FastifyInstance;

  readonly streams: Streams;

  private constructor(house: TestHouse, app: FastifyInstance, streams: Streams) {
    this.house = house;
    this.app = app;
    this.streams = streams;
  }

  /** A door on this house; a new door on the same house is what a restart brings. */
  static async open(
    house: TestHouse = new TestHouse(),
    limits: AddressLimits = USUAL_ADDRESS_LIMITS,
    advice: Advice = testAdvice(house.clock),
    address: {
      readonly publicUrl?: string;
      readonly contact?: string;
      readonly webFolder?: string;
      readonly privateNotices?: boolean;
    } = {},
  ): Promise<HttpHouse> {
    const streams = new Streams();
    const app = await createHttp({
      ...house.parts,
      advice,
      people: house.people,
      doorkeeper: new Doorkeeper(limits, house.clock),
      telling: { publicKey: 'BKey', privateNetworks: address.privateNotices ?? false },
      pictures: new Pictures(house.clock, {}, fakePainter),
      streams,
      turns: new Turns(),
      log: pino({ enabled: false }),
      report: ({ err }) => void house.faults.push(err),
      obstacle: async () => undefined,
      publicMetrics: true,
      names: ['play.example', 'dice.example'],
      publicUrl: address.publicUrl,
      contact: address.contact,
      metrics: createMetrics(),
      tcpPort: () => 7777,
      webFolder: address.webFolder,
      proxies: [],
      origins: ['https://friend.example'],
    });
    await app.ready();
    return new HttpHouse(house, app, streams);
  }

  get(url: string, asked: Asked = {}): Promise<LightMyRequestResponse> {
    return this.ask('GET', url, undefined, asked);
  }

  post(url: string, body?: object, asked: Asked = {}): Promise<LightMyRequestResponse> {
    return this.ask('POST', url, body, asked);
  }

  ask(method: Method, url: string, body?: object, asked: Asked = {}): Promise<LightMyRequestResponse> {
    return this.app.inject({ method, url, headers: headersOf(asked), ...(body ? { payload: body } : {}), ...fromOf(asked) });
  }
}

/** Pictures that are not drawn: what would stand on them is their content. */
const fakePainter = async (): Promise<Painter> => ({
  paint: async ticket => Buffer.from(JSON.stringify(ticket)),
  end: async () => {},
});

const headersOf = ({ token, key, headers }: Asked): Record<string, string> => ({
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(key === undefined ? {} : { 'idempotency-key': key }),
  ...headers,
});

const fromOf = ({ from }: Asked): { readonly remoteAddress?: string } => (from === undefined ? {} : { remoteAddress: from });
