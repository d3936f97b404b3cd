import type { Messages } from '../messages.ts';

export const telling: Messages['telling'] = {
  ask: 'Ska vi säga till?',
  askAbout: 'Ett meddelande per tur, inget på natten.',
  notNow: 'Inte nu',
  tellMe: 'Säg till',
  tellMeAbout: 'du kan sluta när du vill',
  installFirst: 'Vill du veta när det är din tur?',
  installFirstAbout: 'Dela och sedan Lägg till på hemskärmen. Därifrån får yaht säga till.',
  isTold: 'Du får veta när det är din tur.',
  isRefused: 'Webbläsaren tillåter det inte. Det ändras i dess inställningar för sidan.',
  settings: 'När det är din tur',
  settingsAbout: 'Partier över dagar: ett meddelande per tur.',
  here: 'Säg till på den här enheten',
  quiet: 'Tysta timmar',
  quietAbout: (from, until) => `Inget från ${from} till ${until}.`,
  from: 'från',
  until: 'till',
  off: 'Finns inte här: servern har ingen offentlig adress.',
};
