import type { Messages } from '../messages.ts';
import { adviceProblems } from './advice.ts';

export const httpProblems: Messages['httpProblems'] = {
  'invalid-json': 'Der Inhalt ist kein JSON. Sende ein JSON-Objekt in UTF-8.',
  'invalid-request': 'Ein Feld fehlt oder ist falsch. Siehe errors für jedes einzelne.',
  'invalid-key':
    'Dieser Idempotency-Key ist nicht brauchbar. Nimm eine neue UUID: 1 bis 64 Buchstaben, Ziffern, _ und -, zum Öffnen und Beitreten mindestens 16.',
  'room-required': 'Dieses Spiel wird in einem Raum gespielt. Öffne einen mit POST /v1/rooms und derselben variant.',
  'seat-required': 'Das braucht den Schlüssel eines Platzes. Sende ihn als Authorization: Bearer <Schlüssel>.',
  'origin-not-allowed': 'Dieser Server nimmt von jener Webseite keine Züge an. Bitte den Betreiber, ihren Ursprung zu erlauben.',
  'not-found': 'Unter dieser Adresse ist nichts. Schlag in /docs nach.',
  'game-not-found': 'Dieses Spiel gibt es nicht. Prüfe die Kennung.',
  'room-not-found': 'Einen Raum mit diesem Code gibt es nicht. Prüfe den Code.',
  'room-expired': 'Der Raum wurde geschlossen, weil niemand zurückkam. Öffne einen neuen; seine Spiele bleiben lesbar.',
  'method-not-allowed': 'Diese Adresse kennt die Methode nicht. Nimm eine aus Allow.',
  'not-acceptable': 'In diesem Format gibt es keine Antwort. Bitte um application/json.',
  'request-timeout': 'Die Anfrage kam zu langsam an. Sende sie noch einmal.',
  'request-in-progress': 'Eine Anfrage mit diesem Idempotency-Key läuft noch. Sende sie gleich noch einmal.',
  'version-conflict': 'Das Spiel ging weiter, während die Anfrage geprüft wurde. Lies den Stand und entscheide neu.',
  'seat-expired': 'Dieser Schlüssel gehörte zu einem Platz, der aufgegeben wurde. Tritt neu bei.',
  'state-changed': 'Das Spiel hat sich seit dem Stand in If-Match geändert. Lies es noch einmal und entscheide neu.',
  'body-too-large':
    'Der Inhalt ist zu lang. Sende höchstens 16 KiB, an /v1/evaluate, /v1/review und /v1/verify höchstens 256 KiB.',
  'path-too-long': 'Die Adresse oder die Kopfzeilen sind zu lang. Lege Daten in den Inhalt.',
  'unsupported-media-type': 'Der Inhalt hat ein Format, das hier nicht gelesen wird. Sende application/json.',
  'idempotency-key-reused': 'Dieser Idempotency-Key gehört zu einer anderen Anfrage. Nimm für jeden Wunsch einen neuen.',
  'rate-limited': 'Zu viele Anfragen. Warte so lange, wie Retry-After sagt.',
  'too-many-streams': 'Von dieser Adresse sind zu viele Ströme offen. Schließe zuerst einen.',
  ...adviceProblems,
  'profile-required': 'Das braucht den Schlüssel eines Profils. Sende ihn als Authorization: Bearer <Schlüssel>.',
  'profile-not-found': 'Dieses Profil gibt es nicht, oder es wurde gelöscht. Prüfe seine Kennung.',
  'unknown-code':
    'Dieser Code gilt nicht: falsch, verbraucht, zu alt, oder es wurde geraten. Hole auf dem anderen Gerät einen neuen.',
  'too-many-devices': 'Dieses Profil ist auf acht Geräten offen. Schließe es zuerst auf den anderen.',
  'too-many-ways': 'Du erfährst es schon an zehn Stellen. Nimm zuerst eine davon weg.',
  'address-not-allowed':
    'Nachrichten können dort nicht hin: es ist keine Adresse, die alle mit https erreichen. Frag, wer den Server betreibt.',
  'notices-not-offered':
    'Dieser Server erreicht keine Browser: ihm fehlt eine öffentliche Adresse oder ein Kontakt. Nimm einen Webhook, oder frag, wer ihn betreibt.',
  'vacation-used-up': 'So viele Urlaubstage hast du dieses Jahr nicht mehr. Nimm weniger.',
};
