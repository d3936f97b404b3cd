import type { Messages } from '../messages.ts';

export const records: Messages['records'] = {
  problems: {
    'not-a-record': () => 'det är inte ett spel från yaht.',
    'newer-version': ({ unknown }) =>
      `det gjordes med en nyare version av yaht${unknown ? ` (den här känner inte till ${unknown.slice(0, 3).join(', ')})` : ''}. Uppdatera yaht för att öppna det.`,
    'invalid-start': ({ field }) => `spelets början går inte att läsa${field === undefined ? '' : ` (${field})`}.`,
    'not-by-the-rules': ({ event }) => `händelse ${event ?? '?'} följer inte av reglerna.`,
  },
  failures: {
    'no-commitment': () => 'Spelet spelades utan löfte om tärningarna, så de kan inte kontrolleras.',
    'seed-not-revealed': () => 'Spelet är inte slut, så fröet är fortfarande hemligt. Kontrollera igen när det är slut.',
    'seed-does-not-match': () => 'Fröet är inte det som utlovades före spelet: kontrollsumman stämmer inte.',
    'dice-differ': ({ event }) =>
      `Tärningarna i händelse ${event ?? '?'} är inte fröets tärningar. Spelet eller filen har ändrats.`,
  },
  badSeed: text => `--seed kan inte vara "${text}". Ta ett frö som det visas: 64 tecken från 0 till f.`,
  anotherSeed: 'Det är inte det frö som filen visar. Ett av dem har ändrats eller hör till ett annat spel.',
  fair: draws => `Rättvist: alla ${draws} kast är de som var bestämda innan spelet började.`,
  shows:
    'Det visar att tärningarna var bestämda innan spelarnas frön var kända och inte har ändrats sedan dess. Den som höll i spelet kan ha sett kommande tärningar.',
};
