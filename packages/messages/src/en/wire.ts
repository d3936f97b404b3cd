import type { ClosingCode, DoorCode, RoomCode, TableCode } from '../wire-codes.ts';

/** What happened around the game, and what to do. */
export const roomRefusals: Readonly<Record<RoomCode, string>> = {
  'room-closed': 'This room is closed. Open a new one or join another.',
  'not-a-member': 'You are not in this room. Join it first.',
  'already-joined': 'You are in this room already. Go on with the seat you have.',
  'invalid-room-id': "The room's code cannot be used. Take 1 to 64 letters, digits, _ and -.",
  'invalid-options': 'These options cannot be used. Check the number of seats and the times.',
  'rated-without-help': 'A rated room has no hints and no takebacks. Turn them off, or play unrated.',
  'rated-needs-clock': 'A rated game has a time for each turn. Choose one, or play unrated.',
  'rated-needs-profile': 'A rated game is played with a profile. Make one or use yours, or play unrated.',
  'countdown-mismatch':
    'A table that waits has no countdown, and one that plays on has one of 5 to 600 seconds. Change one of the two.',
  'slow-games-wait':
    'The players of a game of days are never away: they come when their turn waits. Leave out what happens when somebody is away, or say wait.',
  'wrong-password': 'The password is not right. Ask whoever invited you.',
  'room-full': 'Every seat is taken. Watch, or join another room.',
  'too-many-members': 'There is no room left, not even to watch. Join another room.',
  'spectators-not-allowed': 'Nobody may watch in this room. Take a seat, or join another room.',
  'no-seat': 'You have no seat here. Take one first.',
  'invalid-seat': 'There is no such seat. Choose one of this table.',
  'seat-taken': 'That seat is taken. Choose a free one.',
  'not-your-seat': "That seat is somebody else's. Choose one of your own.",
  'host-only': 'Only the host can do that. Ask the host.',
  'invalid-member': 'Nobody here has that number. Look at the list of members.',
  'remove-yourself': 'You cannot remove yourself. Leave instead.',
  'game-started': 'The game has begun. Wait until it is over.',
  'no-game': 'No game has begun here. Start one first.',
  'game-not-over': 'The game is not over. Play it to its end first.',
  'not-enough-players': 'Too few players. Wait for somebody or add a bot.',
  'not-all-ready': 'Not everybody is ready. Wait for them, or remove who is away.',
  'starts-when-ready': 'This table starts by itself. Say that you are ready and wait for the others.',
  'practice-alone': 'Practice is for one player. Leave one seat, or turn practice off.',
  'chat-off': 'Chat is off in this room. Play on without.',
  'chat-for-players': 'In this room only those who play write. Take a seat to write, too.',
  'chat-empty': 'There is nothing to say in that. Write at least one visible character.',
  'chat-too-long': 'That is too long. Take at most 280 characters.',
  'vote-pending': 'There is a question already. Wait until everybody has answered.',
  'no-vote': 'Nobody has asked for anything. There is nothing to answer.',
  'not-your-vote': 'You have no say in this, or you have had it. Wait for the others.',
  'no-nudge': 'There is nobody to nudge here. Wait until another person is to play, in a game without a limit or of days.',
  'nudged-today': 'This player was nudged within the last 24 hours. Try again tomorrow.',
  'still-played': 'Somebody still plays in person. The game goes on.',
  'challenge-once': 'This room was for one attempt. Open another one to play again.',
};

/** What a server could not understand or do, and what to do about it. */
export const doorRefusals: Readonly<Record<DoorCode, string>> = {
  'frame-too-long': 'That message is too long. Take at most 4,096 bytes.',
  'frame-empty': 'That message is empty. Send one with at least one byte.',
  'not-messagepack':
    'These bytes are not MessagePack, or hold what is not taken: binary data, extensions, NaN, very deep nesting. Send a map as the protocol describes it.',
  'not-json': 'This text is not JSON, or is nested too deeply. Send an object as the protocol describes it.',
  'not-a-message': 'This is not a message. Send an object with a type.',
  'unknown-type': 'There is no message of this type. Check its name in the protocol.',
  'invalid-message': 'A field of this message is missing or wrong. Check it in the protocol.',
  'unknown-variant': 'This server does not know that game. Choose another, or send its rules.',
  'invalid-variant': 'The rules of this game do not work. Check the field that is named.',
  'join-first': 'You are not at a table yet. Join or open a room first.',
  'already-in-a-room': 'This connection is at a table already. Leave it first, or use another connection.',
  'unsupported-protocol': 'This server does not speak that version. Update the older of the two.',
  'unknown-room': 'There is no such room. Check the code.',
  'unknown-token': 'This token is not valid, or no longer. Join afresh.',
  'unknown-profile': 'There is no profile with this key here. Play without it, or make a new one.',
  'unknown-seq': 'This room has not come that far. Resume without a number.',
  'unknown-day': 'There is no game of that day here. Ask for today or a day before.',
  'id-reused': 'This id was used for something else. Take a new one.',
  'too-many-requests': 'Too many messages. Wait a moment.',
  'server-full': 'The server has no more room. Try again later.',
  'storage-full': 'The server has no space left to write, so nothing was done. Try again later.',
  'storage-away': 'The server cannot reach its database at the moment. Ask again in a moment; nothing happens twice.',
  'room-damaged':
    'What the server has kept of this room is damaged. Other rooms are not; whoever runs the server can bring it back from a backup.',
  'going-away': 'The server is about to stop. Come back in a moment; nothing is lost.',
  'newer-version': 'This game was begun with a newer version of yaht. Update or reload, and come back; nothing is lost.',
  fault: 'Something broke on the server. Resume; nothing that was told is lost.',
};

/** Why a connection ended, and what to do. */
export const closings: Readonly<Record<ClosingCode, string>> = {
  left: 'You have left. Join again to play on.',
  removed: 'The host has removed you. Join another room.',
  'room-closed': 'Nothing happened in this room for long, so it was closed. Open a new one.',
  replaced: 'You have come in elsewhere, so this connection has ended. Go on there.',
  'no-hello': 'Nothing was said for 10 seconds. Connect again and join.',
  silent: 'Nothing was heard from you for 45 seconds. Connect again and resume.',
  'slow-reader': 'Too much was waiting to be read. Connect again and resume.',
  'bad-frame': 'The server could not read what was sent. Check the program, then resume.',
  'too-many-requests': 'Far too many messages. Wait a moment, then resume.',
  'going-away': 'The server stops or moves. Come back in a moment; nothing is lost.',
  fault: 'Something broke on the server. Connect again and resume.',
  'server-full': 'The server has no more room. Try again in a while.',
};

/** What a table itself says, whoever keeps its game. */
export const tableRefusals: Readonly<Record<TableCode, string>> = {
  'not-stored': 'The move could not be saved, so it was not made. Mend that and try again.',
  'played-elsewhere': 'The game went on in another tab. This is how it stands; you can play on here.',
  'not-connected': 'There is no connection. Wait until it is back.',
  'table-closed': 'This table is closed. Go back and open another.',
  overtaken: 'The game went on before your move arrived. Look at the table again.',
  unreachable: 'Nobody answers at that address. Check it and try again.',
};
