import type { Messages } from '../messages.ts';
import { adviceProblems } from './advice.ts';

export const httpProblems: Messages['httpProblems'] = {
  'invalid-json': 'Innehållet är inte JSON. Skicka ett JSON-objekt som UTF-8.',
  'invalid-request': 'Ett fält saknas eller är fel. Se errors för vart och ett.',
  'invalid-key':
    'Den Idempotency-Key går inte att använda. Ta ett nytt UUID: 1 till 64 bokstäver, siffror, _ och -, minst 16 för att öppna eller gå in.',
  'room-required': 'Det här spelet spelas i ett rum. Öppna ett med POST /v1/rooms och samma variant.',
  'seat-required': 'Detta kräver nyckeln till en plats. Skicka den som Authorization: Bearer <nyckel>.',
  'origin-not-allowed': 'Servern tar inte emot drag från den webbsidan. Be den som kör servern att tillåta sidans ursprung.',
  'not-found': 'Det finns inget på den adressen. Slå upp den i /docs.',
  'game-not-found': 'Det spelet finns inte. Kontrollera id:t.',
  'room-not-found': 'Det finns inget rum med den koden. Kontrollera koden.',
  'room-expired': 'Rummet stängdes eftersom ingen kom tillbaka. Öppna ett nytt; spelen går fortfarande att läsa.',
  'method-not-allowed': 'Adressen svarar inte på den metoden. Ta en av dem i Allow.',
  'not-acceptable': 'Det finns inget svar i det formatet. Be om application/json.',
  'request-timeout': 'Anropet tog för lång tid på sig. Skicka det igen.',
  'request-in-progress': 'Ett anrop med den Idempotency-Key pågår fortfarande. Skicka det igen om en stund.',
  'version-conflict': 'Spelet gick vidare medan anropet prövades. Läs läget och bestäm igen.',
  'seat-expired': 'Den nyckeln hörde till en plats som har lämnats. Gå in på nytt.',
  'state-changed': 'Spelet har ändrats sedan läget i If-Match. Läs det igen och bestäm på nytt.',
  'body-too-large': 'Innehållet är för långt. Skicka högst 16 KiB, eller 256 KiB till /v1/evaluate, /v1/review och /v1/verify.',
  'path-too-long': 'Adressen eller huvudena är för långa. Lägg data i innehållet.',
  'unsupported-media-type': 'Innehållet har ett format som inte läses här. Skicka application/json.',
  'idempotency-key-reused': 'Den Idempotency-Key användes för ett annat anrop. Ta en ny för varje önskan.',
  'rate-limited': 'För många anrop. Vänta så länge som Retry-After säger.',
  'too-many-streams': 'För många strömmar är öppna från den adressen. Stäng en först.',
  ...adviceProblems,
  'profile-required': 'Här behövs nyckeln till en profil. Skicka den som Authorization: Bearer <nyckel>.',
  'profile-not-found': 'Den profilen finns inte, eller har tagits bort. Kontrollera dess id.',
  'unknown-code':
    'Koden kan inte användas: den är fel, förbrukad, för gammal eller har gissats på. Hämta en ny på den andra enheten.',
  'too-many-devices': 'Profilen är öppen på åtta enheter. Stäng den på de andra först.',
  'too-many-ways': 'Du får redan veta på tio ställen. Ta bort ett av dem först.',
  'address-not-allowed': 'Meddelanden kan inte gå dit: det är ingen adress som alla når med https. Fråga den som sköter servern.',
  'notices-not-offered':
    'Servern kan inte nå webbläsare: den saknar offentlig adress eller kontakt. Ta en webhook, eller fråga den som sköter den.',
  'vacation-used-up': 'Så många semesterdagar har du inte kvar i år. Ta färre.',
};
